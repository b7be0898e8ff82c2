import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { makeSmallProject } from "../../smallProject.ts";
import { fromNothing, run } from "./inProcess.ts";
import { differing, edit, workFolder } from "./sitegen.ts";

/** Pages that redirect are in the folders of countries. */
const HOSTS = ["--host", "static"];
const work = workFolder("affected");
const live = join(work, "live");
let before = new Map<string, string>();

interface Printed {
  countries: { country: string }[];
  removed: string[];
  hosts: string[];
}

function makeProject(name: string): string {
  makeSmallProject(join(work, name), { copies: ["lemuria", "mu"] });
  return join(work, name);
}

beforeAll(async () => {
  before = await fromNothing(makeProject("model"), ...HOSTS);
  cpSync(join(work, "model-fresh/dist"), live, { recursive: true });
});

// All edits of `edits.ts` are compared by the manifests of their outputs; here the command plans, and nothing was built.
it.each<[name: string, change: (countries: string) => void, expected: Printed]>([
  [
    "a typo in one country",
    (countries) => edit(join(countries, "content/lemuria/contact-us.md"), "harbour", "harbuor"),
    { countries: [{ country: "lemuria" }], removed: [], hosts: [] },
  ],
  [
    "a redirect of one country",
    (countries) => edit(join(countries, "mu.yaml"), "from: /mu/former/", "from: /mu/earlier/"),
    { countries: [{ country: "mu" }], removed: [], hosts: [""] },
  ],
  [
    "a country that is no more",
    (countries) => ["mu.yaml", "content/mu"].forEach((name) => rmSync(join(countries, name), { recursive: true })),
    { countries: [{ country: "atlantis" }, { country: "lemuria" }], removed: ["mu"], hosts: [""] },
  ],
])("%s: the command names the countries whose bytes differ, no other", async (name, change, expected) => {
  const root = makeProject(name);
  change(join(root, "countries"));
  const { out } = await run("affected", "--root", root, "--quiet", "--json", "--since", live, ...HOSTS);
  expect(JSON.parse(out)).toMatchObject(expected);
  const names = differing(before, await fromNothing(root, ...HOSTS)).map((file) => /^dist\/([^/]+)\//.exec(file)?.[1]);
  const folders = [...expected.countries.map(({ country }) => country), ...expected.removed];
  expect([...new Set(names)].filter((folder) => folder !== undefined).toSorted()).toEqual(folders);
});
