import { appendFileSync, cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { build, run } from "./inProcess.ts";
import { differing, edit, snapshot, workFolder } from "./sitegen.ts";

/** A network with a country on a host of its own, in two languages. */
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownHosts/countries");
/** Pages that redirect, and files in `deploy/`; compressed forms would be files like all others. */
const HOSTS = ["--host", "static,firebase"];
const work = workFolder("join");
const at = (name: string) => join(work, name);

/** A project as a machine of its own has it. */
function makeProject(name: string): string {
  cpSync(FIXTURE, join(at(name), "countries"), { recursive: true });
  const lemuria = readFileSync(join(FIXTURE, "lemuria.yaml"), "utf8");
  const mu = lemuria.replace("Lemuria", "Mu").replace("code: MG", "code: MU");
  writeFileSync(join(at(name), "countries/mu.yaml"), mu);
  return at(name);
}

/** Runs `sitegen join` in a project without output; gives its exit code and what it says. */
async function runJoin(parts: readonly string[], ...options: string[]): Promise<{ code: number; said: string }> {
  const { code, err } = await run("join", "--root", at("target"), ...parts.map(at), ...options);
  return { code, said: err.replaceAll(`${work}/`, "") };
}

beforeAll(async () => {
  makeProject("target");
  await build(makeProject("whole"), ...HOSTS);
  for (const part of ["1/2", "2/2", "1/3", "2/3", "3/3"])
    await build(makeProject(part.replace("/", "-of-")), ...HOSTS, "--shard", part);
});

describe("sitegen join", async () => {
  it.each([[["whole"]], [["1-of-2", "2-of-2"]], [["3-of-3", "1-of-3", "2-of-3"]]])(
    "gives the bytes of one build for the parts %j, whatever was there before",
    async (parts) => {
      expect(await runJoin(parts)).toMatchObject({ code: 0 });
      expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
    },
  );

  it("takes what was written with --out, and leaves parts as they are", async () => {
    const before = snapshot(at("1-of-2"));
    expect(await runJoin(["1-of-2/dist", "2-of-2/dist"], "--quiet")).toEqual({ code: 0, said: "" });
    expect(differing(snapshot(at("target/dist")), snapshot(at("whole/dist")))).toEqual([]);
    expect(differing(snapshot(at("1-of-2")), before)).toEqual([]);
  });

  it("is followed by a build that changes nothing and knows which files are its own", async () => {
    await runJoin(["1-of-2", "2-of-2"]);
    expect(await build(at("target"), ...HOSTS)).toBeGreaterThan(0);
    expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
  });

  it("joins affected countries with what the manifest says of those that stay", async () => {
    const out = ["--out", "affected"];
    expect(await runJoin(["1-of-3"], "--since", at("whole/dist"), ...out)).toMatchObject({ code: 0 });
    const manifest = (folder: string) => readFileSync(join(folder, "sitegen.json"), "utf8");
    expect(manifest(join(at("target"), "affected"))).toBe(manifest(at("whole/dist")));
    expect(existsSync(join(at("target"), "affected/lemuria/index.html"))).toBe(false);
  });

  it("says all that is wrong, and leaves the output as it was", async () => {
    await runJoin(["1-of-2", "2-of-2"]);
    const refused = async (...parts: string[]) => {
      const { code, said } = await runJoin(parts);
      expect(code).toBe(1);
      expect(differing(snapshot(at("target")), snapshot(at("whole")))).toEqual([]);
      return said;
    };
    expect(await refused("1-of-3", "1-of-3")).toMatchInlineSnapshot(`
      "error atlantis is in 1-of-3 and in 1-of-3
        → Build each country in one part only, into an empty output folder.
      error No part contains lemuria, mu
        → Name the folders of all parts. If only some countries were built, name the live site: --since https://www.example.com
      "
    `);
    const copy = (name: string) => {
      cpSync(at("2-of-2"), at(name), { recursive: true });
      return join(at(name), "dist");
    };
    appendFileSync(join(copy("edited"), "robots.txt"), "\n");
    expect(await refused("1-of-2", "edited")).toMatchInlineSnapshot(`
      "error 1-of-2 and edited have different files of the same name: robots.txt
        → Build all parts from one commit, with the same --host.
      "
    `);
    edit(join(copy("older"), "sitegen.json"), /"engine":"[^"]*"/g, '"engine":"0.0.9-1a2b3c4d"');
    expect((await refused("1-of-2", "older")).replaceAll(/0\.1\.0-\w{8}/g, "0.1.0-…")).toMatchInlineSnapshot(`
      "error The parts were built with different versions of sitegen, its packages or Node: 1-of-2 by 0.1.0-…, older by 0.0.9-1a2b3c4d
        → Build all of them with the same versions: run \`npm ci\`, and use the same Node on all machines.
      "
    `);
    edit(
      join(copy("other"), "sitegen.json"),
      '"origin":"https://www.example.com"',
      '"origin":"https://test.example.com"',
    );
    expect(await refused("1-of-2", "other")).toMatchInlineSnapshot(`
      "error other was built with other settings or options than 1-of-2
        → Build all parts from one commit, with the same --base-url.
      "
    `);
  });

  it("knows folders that are no part", async () => {
    expect(await runJoin(["nowhere"])).toMatchObject({
      code: 2,
      said: expect.stringContaining("There is no folder nowhere"),
    });
    expect((await runJoin(["whole/countries"])).said).toContain("contains no sitegen.json");
    expect((await runJoin(["target/dist/lemuria"])).said).toContain("is in the output folder");
    expect((await run("join")).err).toMatch(/missing required argument/);
  });
});
