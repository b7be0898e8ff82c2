import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { photo } from "../../unit/photo.ts";
import { build, copyPackage, differing, edit, fromNothing, snapshot } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const PACKAGES = resolve(import.meta.dirname, "../../../node_modules");
let work = "";
let root = "";

const inRoot = (path: string) => join(root, "countries", path);
const post = (number: number) => inRoot(`content/india/news/post-${number}.md`);

/** Changes a file, and sets its time back to what it was, to the nanosecond. Its size stays, too. */
function editInSecret(file: string, change: () => void): void {
  const before = join(work, "before");
  cpSync(file, before, { preserveTimestamps: true });
  // Node's own function drops the nanoseconds.
  execFileSync("touch", ["-r", file, before]);
  change();
  execFileSync("touch", ["-r", before, file]);
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-stale-"));
  root = join(work, "site");
  makeSite(root, 4);
  mkdirSync(inRoot("images/india"), { recursive: true });
  writeFileSync(inRoot("images/india/park.jpg"), await photo(500, 300, (image) => image.jpeg()));
  edit(post(2), "title:", "picture: { file: park.jpg, alt: A park }\ntitle:");
  build(root, ...HOST);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("an edit that keeps size and time is noticed", () => {
  const padded = async (bytes: number) => {
    const other = await photo(500, 300, (image) => image.negate().jpeg({ quality: 40 }));
    return Buffer.concat([other, Buffer.alloc(bytes - other.length)]);
  };
  it.each<[name: string, change: () => void | Promise<void>]>([
    ["in a text", () => editInSecret(post(1), () => edit(post(1), "Part 1", "Pert 1"))],
    ["in front matter", () => editInSecret(post(1), () => edit(post(1), "title: Post", "title: Past"))],
    [
      "in both halves of a file",
      () =>
        editInSecret(post(3), () => {
          edit(post(3), "title: Post", "title: Past");
          edit(post(3), "Part 1", "Pert 1");
        }),
    ],
    [
      "in a country's settings",
      () =>
        editInSecret(inRoot("india.yaml"), () => edit(inRoot("india.yaml"), /\+91 00000 00000/g, "+91 00000 00001")),
    ],
    [
      "in a picture",
      async () => {
        const file = inRoot("images/india/park.jpg");
        const other = await padded(readFileSync(file).length);
        editInSecret(file, () => writeFileSync(file, other));
      },
    ],
    [
      "by two posts that have changed places",
      () => {
        renameSync(post(1), join(work, "aside.md"));
        renameSync(post(3), post(1));
        renameSync(join(work, "aside.md"), post(3));
      },
    ],
  ])("%s", async (_, change) => {
    await change();
    build(root, ...HOST);
    expect(differing(snapshot(root), fromNothing(root, ...HOST))).toEqual([]);
  });
});

it("--force believes no cache, be it well formed", () => {
  build(root, ...HOST);
  const whole = snapshot(root);
  for (const name of ["content.json", "config.json", "pictures.json"]) {
    const file = join(root, ".sitegen/cache", name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("studying abroad", "studying at home"));
  }
  build(root, "--force", ...HOST);
  expect(differing(snapshot(root), whole)).toEqual([]);
});

describe("another version of a package", () => {
  const packageFolder = copyPackage(["bin", "lib", "runtime", "templates", "package.json"]);
  const cli = join(packageFolder, "bin/sitegen.js");
  const flags = join(packageFolder, "node_modules/flag-icons");
  const run = (folder: string) =>
    execFileSync(process.execPath, [cli, "build", "--root", folder, "--quiet", ...HOST], { encoding: "utf8" });

  it("is noticed, with what it has changed", () => {
    // A folder of links, so that one package can be another one.
    rmSync(join(packageFolder, "node_modules"));
    mkdirSync(join(packageFolder, "node_modules"));
    for (const name of readdirSync(PACKAGES))
      if (name !== "flag-icons") symlinkSync(join(PACKAGES, name), join(packageFolder, "node_modules", name));
    cpSync(join(PACKAGES, "flag-icons"), flags, { recursive: true });
    run(root);
    const before = snapshot(root);
    edit(join(flags, "flags/4x3/in.svg"), /#f93/gi, "#f94");
    edit(join(flags, "package.json"), /"version": "[^"]*"/, '"version": "999.0.0"');
    run(root);
    const fresh = join(work, "fresh");
    cpSync(join(root, "countries"), join(fresh, "countries"), { recursive: true });
    run(fresh);
    const now = snapshot(root);
    expect(differing(now, snapshot(fresh))).toEqual([]);
    expect(differing(now, before)).not.toEqual([]);
  });
});
