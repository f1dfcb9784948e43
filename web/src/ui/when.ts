/** A moment in few words: today by the time, this week by the day, else by the date. */

const DAY = 86_400_000;

export function when(at: number, now: number, lang: string): string {
	const that = new Date(at);
	const time: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };
	const far = Math.abs(now - at) > 6 * DAY;
	const today = that.toDateString() === new Date(now).toDateString();
	const sameYear = that.getFullYear() === new Date(now).getFullYear();
	const shown: Intl.DateTimeFormatOptions = today
		? time
		: far
			? { day: "numeric", month: "numeric", ...(sameYear ? {} : { year: "numeric" }) }
			: { weekday: "short", ...time };
	return that.toLocaleString(lang === "cs" ? "cs-CZ" : "en-GB", shown);
}
