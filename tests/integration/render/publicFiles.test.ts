import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, snapshot } from "./sitegen.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-public-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = (name: string) => join(root, "countries/public", name);
const write = (name: string, contents: string | Uint8Array) => {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), contents);
};
/** Every byte there is: nothing may read it as text. */
const BYTES = Uint8Array.from({ length: 256 }, (_, value) => value);

it("files of countries/public are copied byte for byte, follow each edit, and go when they go", async () => {
  makeSite(root, 2, 2);
  const text = "one\n".repeat(1000);
  write("ads.txt", text);
  write("india/fees/2026.pdf", BYTES);
  await build(root, "--host", "nginx");
  const first = snapshot(root);
  expect(first.get("dist/ads.txt")).toBe(text);
  expect(first.get("dist/india/fees/2026.pdf")).toBe(Buffer.from(BYTES).toString("latin1"));
  expect([...first.keys()].filter((name) => name.startsWith("dist/ads.txt"))).toEqual([
    "dist/ads.txt",
    "dist/ads.txt.br",
    "dist/ads.txt.gz",
  ]);
  expect(await build(root, "--host", "nginx")).toBe(0);

  write("ads.txt", "two\n");
  write("land-2/new.txt", "new\n");
  await build(root, "--host", "nginx");
  expect(differing(snapshot(root), await fromNothing(root, "--host", "nginx"))).toEqual([]);

  unlinkSync(file("ads.txt"));
  unlinkSync(file("india/fees/2026.pdf"));
  await build(root, "--host", "nginx");
  const last = snapshot(root);
  expect([...last.keys()].filter((name) => /ads\.txt|2026/.test(name))).toEqual([]);
  expect(last.get("dist/land-2/new.txt")).toBe("new\n");
  expect(differing(last, await fromNothing(root, "--host", "nginx"))).toEqual([]);
});
