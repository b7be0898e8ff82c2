import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build, CLI, differing, edit, sitegen, snapshot } from "./sitegen.ts";

/** A network with a country on a host of its own, in two languages. */
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownHosts/countries");
/** Compressed forms, pages that redirect, and files in `deploy/`. */
const HOSTS = ["--host", "static,nginx"];
let work = "";
const at = (name: string) => join(work, name);

/** A project as a machine of its own has it, built as far as the options say. */
function made(name: string, ...args: string[]): string {
  cpSync(FIXTURE, join(at(name), "countries"), { recursive: true });
  writeFileSync(join(at(name), "countries/mu.yaml"), mu());
  build(at(name), ...HOSTS, ...args);
  return at(name);
}

const mu = () =>
  readFileSync(join(FIXTURE, "lemuria.yaml"), "utf8").replace("Lemuria", "Mu").replace("code: MG", "code: MU");

/** Runs `sitegen join` in a project without output; gives its exit code and what it says. */
function runJoin(...args: string[]): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [CLI, "join", "--root", at("target"), ...args], {
    cwd: work,
    encoding: "utf8",
  });
  return { code: status, said: stderr };
}

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-join-"));
  cpSync(FIXTURE, join(at("target"), "countries"), { recursive: true });
  made("whole");
  for (const part of ["1/2", "2/2", "1/3", "2/3", "3/3"]) made(part.replace("/", "-of-"), "--shard", part);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("sitegen join", () => {
  it.each([[["whole"]], [["1-of-2", "2-of-2"]], [["3-of-3", "1-of-3", "2-of-3"]]])(
    "gives the bytes of one build for the parts %j, whatever was there before",
    (parts) => {
      expect(runJoin(...parts)).toMatchObject({ code: 0 });
      expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
    },
  );

  it("takes what was written with --out, and leaves parts as they are", () => {
    const before = snapshot(at("1-of-2"));
    expect(runJoin("1-of-2/dist", "2-of-2/dist", "--quiet")).toEqual({ code: 0, said: "" });
    expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
    expect(differing(snapshot(at("1-of-2")), before)).toEqual([]);
  });

  it("is followed by a build that changes nothing and knows which files are its own", () => {
    runJoin("1-of-2", "2-of-2");
    writeFileSync(join(at("target"), "countries/mu.yaml"), mu());
    build(at("target"), ...HOSTS);
    expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
  });

  it("joins affected countries with what the manifest says of those that stay", () => {
    const out = ["--out", "affected"];
    expect(runJoin("1-of-3", "--since", at("whole/dist"), ...out)).toMatchObject({ code: 0 });
    const manifest = (folder: string) => readFileSync(join(folder, "sitegen.json"), "utf8");
    expect(manifest(join(at("target"), "affected"))).toBe(manifest(at("whole/dist")));
    expect(existsSync(join(at("target"), "affected/lemuria/index.html"))).toBe(false);
  });

  it("says all that is wrong, and leaves the output as it was", () => {
    runJoin("1-of-2", "2-of-2");
    const refused = (...parts: string[]) => {
      const { code, said } = runJoin(...parts);
      expect(code).toBe(1);
      expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
      return said;
    };
    expect(refused("1-of-3", "1-of-3")).toMatchInlineSnapshot(`
      "error atlantis is in 1-of-3 and in 1-of-3
        → Build each country in one part, into an output folder that is empty before.
      error lemuria, mu are in no part
        → Name the folders of all parts. Where only some countries were built, say what is live: --since https://www.example.com
      "
    `);
    const copy = (name: string) => {
      cpSync(at("2-of-2"), at(name), { recursive: true });
      return join(at(name), "dist");
    };
    appendFileSync(join(copy("edited"), "robots.txt"), "\n");
    expect(refused("1-of-2", "edited")).toMatchInlineSnapshot(`
      "error 1-of-2 and edited have different files of the same name: robots.txt
        → Build all parts from one commit, with the same --host.
      "
    `);
    edit(join(copy("older"), "sitegen.json"), /"engine":"[^"]*"/g, '"engine":"0.0.9-1a2b3c4d"');
    expect(refused("1-of-2", "older").replaceAll(/0\.1\.0-\w{8}/g, "0.1.0-…")).toMatchInlineSnapshot(`
      "error The parts were built by different versions of sitegen, its packages or Node: 1-of-2 by 0.1.0-…, older by 0.0.9-1a2b3c4d
        → Build all of them with the same: \`npm ci\`, and the same Node on all machines.
      "
    `);
    edit(
      join(copy("other"), "sitegen.json"),
      '"origin":"https://www.example.com"',
      '"origin":"https://test.example.com"',
    );
    expect(refused("1-of-2", "other")).toMatchInlineSnapshot(`
      "error other was built from other settings than 1-of-2, or with other options
        → Build all parts from one commit, with the same --base-url.
      "
    `);
  });

  it("knows folders that are no part", () => {
    expect(runJoin("nowhere")).toMatchObject({ code: 2, said: expect.stringContaining("There is no folder nowhere") });
    expect(runJoin("whole/countries").said).toContain("holds no sitegen.json");
    expect(runJoin("target/dist/lemuria").said).toContain("is in the output folder");
    expect(() => sitegen(["join"])).toThrow(/missing required argument/);
  });
});
