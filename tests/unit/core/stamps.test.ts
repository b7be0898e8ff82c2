import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stampOf, stampsBelow } from "../../../cli/core/stamps.ts";

let folder = "";
const file = () => join(folder, "a.md");
const stamp = () => stampsBelow(folder).get("a.md");

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "sitegen-stamps-"))));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** As if so much time had passed since the file was changed. */
const settle = (minutes = 1) =>
  vi.useFakeTimers({ now: statSync(file()).ctimeMs + minutes * 60_000, toFake: ["Date"] });

it("tells an edit whose size and time were put back", () => {
  writeFileSync(file(), "one");
  settle();
  const before = stamp();
  expect(stamp()).toBe(before);
  execFileSync("cp", ["-p", file(), join(folder, "time")]);
  writeFileSync(file(), "two");
  execFileSync("touch", ["-r", join(folder, "time"), file()]);
  settle();
  expect(stamp()).not.toBe(before);
});

it("holds the contents of a file that was changed a moment ago: a second change may have the same time", () => {
  writeFileSync(file(), "one");
  settle(0);
  const fresh = stamp();
  expect(fresh).toMatch(/:[0-9a-f]{16}$/);
  settle();
  expect(stamp()).not.toBe(fresh);
  expect(stamp()).toBe(stampOf(file()));
});

it("holds the contents of a file that was changed in the future, as a clock that was set back has it", () => {
  writeFileSync(file(), "one");
  settle(-60);
  expect(stamp()).toMatch(/:[0-9a-f]{16}$/);
});

it("tells a time that was set by hand", () => {
  writeFileSync(file(), "one");
  settle();
  const before = stamp();
  utimesSync(file(), 1, 1);
  settle();
  expect(stamp()).not.toBe(before);
});

it("says of a pipe, a socket or a device that it is one, and follows no link in circles", async () => {
  const socket = createServer().listen(file());
  await once(socket, "listening");
  symlinkSync(".", join(folder, "one"));
  symlinkSync(folder, join(folder, "two"));
  writeFileSync(join(folder, "b.md"), "");
  const found = stampsBelow(folder);
  socket.close();
  expect([...found.keys()]).toEqual(["a.md", "b.md"]);
  expect(found.get("a.md")).toBe("special");
});

it("has nothing of what is not there, or leads nowhere", () => {
  symlinkSync("nowhere", file());
  expect(stamp()).toBe("");
  expect(stampOf(join(folder, "none"))).toBe("");
  expect(stampsBelow(join(folder, "none")).size).toBe(0);
});
