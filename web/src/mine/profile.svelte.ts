/** The profile of this device: a secret link under which the server knows one's games. */

import { kept } from "../lobby/mine";
import { api } from "../net/api";

const STORE = "druzina.profile";
const BATCH = 50;

interface Stored {
	secret: string;
	/** What was kept on this device until then is in the profile. */
	until: number;
}

export class Profile {
	private now: Stored | null = $state.raw(read());
	private busy: Promise<void> | null = null;

	get secret(): string {
		return this.now?.secret ?? "";
	}

	async make(): Promise<void> {
		const { secret } = await api.newProfile();
		await this.use(secret);
	}

	/** From now on this device's games belong to it, those that were too. */
	async use(secret: string): Promise<void> {
		this.write({ secret, until: 0 });
		await this.sync();
	}

	leave(): void {
		this.write(null);
	}

	/** Tells the profile of the tables that are new here; what fails is told the next time. */
	sync(): Promise<void> {
		this.busy ??= this.tell().finally(() => {
			this.busy = null;
		});
		return this.busy;
	}

	private async tell(): Promise<void> {
		const stored = this.now;
		if (!stored) return;
		const fresh = kept().filter((one) => one.at > stored.until && one.held.length);
		if (!fresh.length) return;
		for (let from = 0; from < fresh.length; from += BATCH) {
			const tables = fresh
				.slice(from, from + BATCH)
				.map(({ id, host, held }) => ({ table: id, host, held }));
			await api.keepTables(stored.secret, tables);
		}
		if (this.now?.secret === stored.secret)
			this.write({ secret: stored.secret, until: Math.max(...fresh.map((one) => one.at)) });
	}

	private write(stored: Stored | null): void {
		this.now = stored;
		try {
			if (stored) localStorage.setItem(STORE, JSON.stringify(stored));
			else localStorage.removeItem(STORE);
		} catch {
			// Then the link in the address is all there is.
		}
	}
}

function read(): Stored | null {
	try {
		const found = JSON.parse(localStorage.getItem(STORE) ?? "null") as Stored | null;
		return found && typeof found.secret === "string"
			? { secret: found.secret, until: found.until ?? 0 }
			: null;
	} catch {
		return null;
	}
}

export const profile = new Profile();
