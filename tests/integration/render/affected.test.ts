import { cpSync, mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite, writePost } from "../../bench/makeSite.js";
import { MANIFEST_FILE } from "../../../cli/config/manifestFile.ts";
import { fromNothing } from "./inProcess.ts";
import { differing, edit, sitegen } from "./sitegen.ts";

/** Pages that redirect are in the folders of countries. Compressed forms follow what they compress, and take longest. */
const HOSTS = ["--host", "static"];
const COUNTRIES = ["india", "land-2", "land-3"];
let work = "";
let root = "";
let before = new Map<string, string>();

const file = (name: string) => join(root, "countries", name);
const content = (name: string) => file(`content/${name}.md`);

function write(name: string, text: string): void {
  mkdirSync(dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}

interface Printed {
  countries: { country: string; why: string[] }[];
  removed: string[];
  hosts: string[];
}

const affected = (...args: string[]): string =>
  sitegen(["affected", "--root", root, "--quiet", "--since", join(work, "live"), ...HOSTS, ...args]);

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-affected-"));
  const model = join(work, "model");
  makeSite(model, 3, 3);
  edit(
    join(model, "countries/land-3.yaml"),
    /^contacts:$/m,
    "redirects:\n  - { from: /land-3/old/, to: /land-3/contact-us/ }\ncontacts:",
  );
  before = await fromNothing(model, ...HOSTS);
  cpSync(join(work, "model-fresh/dist"), join(work, "live"), { recursive: true });
});
beforeEach(() => {
  root = join(work, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(join(work, "model/countries"), join(root, "countries"), { recursive: true });
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

type Edit = [name: string, change: () => void, affected: string[], isHost?: boolean];
const EDITS: Edit[] = [
  ["nothing", () => undefined, []],
  ["a typo in one country", () => edit(content("land-2/contact-us"), / (\w+)\.$/m, " $1d."), ["land-2"]],
  ["a heading of one country", () => edit(content("land-2/contact-us"), /^title: /m, "title: Now "), ["land-2"]],
  ["a post", () => writePost(root, 2, { edition: 1 }), ["india"]],
  ["a new post", () => writePost(root, 4), ["india"]],
  [
    "a new post that other countries have, too",
    () => cpSync(content("india/news/post-2"), content("land-3/news/post-2")),
    ["india", "land-3"],
  ],
  [
    "a shared text that each country adds to",
    () => {
      const text = "countries/content/shared/abroad/study-in-canada.md";
      edit(join(root, text), /^## /m, "One sentence more.\n\n## ");
    },
    COUNTRIES,
  ],
  ["a picture that nobody shows", () => write("images/shared/unused.svg", '<svg viewBox="0 0 9 9"/>'), []],
  ["a public file of one country", () => write("public/land-2/a.txt", "A"), ["land-2"]],
  ["a public file of the host", () => write("public/a.txt", "A"), [], true],
  [
    "a redirect of the host",
    () => edit(file("network.yaml"), /^redirects:$/m, "redirects:\n  - { from: /x/, to: /land-2/ }"),
    [],
    true,
  ],
  [
    "a redirect of one country",
    () => edit(file("land-3.yaml"), "{ from: /land-3/old/,", "{ from: /land-3/older/,"),
    ["land-3"],
    true,
  ],
  ["colours of one country", () => edit(file("land-2.yaml"), '"#0d3a37"', '"#0d3a47"'), ["land-2"], true],
  ["a word of the language", () => write("text/en.yaml", "page:\n  home: Start\n"), COUNTRIES, true],
  [
    "a default of the network",
    () => edit(file("network.yaml"), "title: Free for students", "title: Free for all"),
    COUNTRIES,
    true,
  ],
  [
    "a default of the network, replaced in one country",
    () => {
      edit(file("network.yaml"), /^defaults:$/m, "defaults:\n  demonym: Common");
    },
    [],
  ],
  ["an own style", () => write("styles/own.scss", "main { outline: 1px solid red; }\n"), COUNTRIES, true],
  [
    "a country that is no more",
    () => {
      unlinkSync(file("land-3.yaml"));
      rmSync(file("content/land-3"), { recursive: true });
    },
    ["india", "land-2"],
    true,
  ],
];

it.each(EDITS)("%s: the countries whose bytes differ, no other", async (...row) => {
  const [, change, expected, isHost = false] = row;
  change();
  const { countries, hosts } = JSON.parse(affected("--json")) as Printed;
  expect(countries.map(({ country }) => country)).toEqual(expected);
  const names = differing(before, await fromNothing(root, ...HOSTS)).filter((name) => !name.endsWith(MANIFEST_FILE));
  const folders = new Set(names.flatMap((name) => /^dist\/([^/]+)\//.exec(name)?.[1] ?? []));
  expect(COUNTRIES.filter((key) => folders.has(key) && key !== "land-3").toSorted()).toEqual(
    expected.filter((key) => key !== "land-3").toSorted(),
  );
  const isOnHost = names.some((name) => !/^dist\/[^/]+\//.test(name));
  expect(isOnHost && hosts.length === 0, "what belongs to the host is said").toBe(false);
  if (isHost) expect(hosts).toEqual([""]);
});
