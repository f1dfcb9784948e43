import { expect, it } from "vitest";
import { atHome, moved } from "../ui/reach";

it("a link to this computer is known as one", () => {
	for (const host of ["127.0.0.1:8000", "localhost", "[::1]:8000", "127.0.1.1"])
		expect(atHome(`http://${host}/table/a#invite=k`)).toBe(true);
	for (const host of ["192.168.1.7:8000", "tales.example", "127.example.org:1"])
		expect(atHome(`http://${host}/table/a`)).toBe(false);
});

it("a link is moved with its key", () => {
	expect(moved("http://127.0.0.1:8000/table/a?x=1#invite=k", "http://192.168.1.7:8000")).toBe(
		"http://192.168.1.7:8000/table/a?x=1#invite=k",
	);
});
