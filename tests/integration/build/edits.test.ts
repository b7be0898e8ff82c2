import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defineQuery, openGraph } from "../../../cli/core/graph/graph.ts";
import { openProject } from "../../../cli/core/project.ts";
import { findAffected, type Affected } from "../../../cli/tools/findAffected.ts";
import type { Manifest } from "../../../cli/model/manifest.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { COUNTRIES, EDITS } from "./edits.ts";
import { build, fromNothing, run } from "./inProcess.ts";
import { differing, edit, readTree, snapshot, workFolder } from "./sitegen.ts";
import { watchReads } from "./unrecordedReads.ts";

/** Pages that redirect are in the folders of countries, and rules in a file of the host. */
const HOSTS = ["--host", "netlify,static"];
const MANIFEST = "dist/sitegen.json";
const work = workFolder("edits");
const root = join(work, "site");
const at = (path: string) => join(root, path);
const buildOnce = () => build(root, ...HOSTS);
/** Edits of which the command is asked, too. */
const ASKED = new Set(["a page's text in both languages", "a redirect of one country", "a country that is no more"]);
let files = new Map<string, string>();
let first = new Map<string, string>();
/** All edits together make every query read what it reads. */
const watched = watchReads(at("countries"));

afterAll(() => {
  watched.stop();
  if (watched.unrecorded.length > 0) throw new Error(`Queries read past the graph:\n${watched.unrecorded.join("\n")}`);
});

beforeAll(async () => {
  makeSmallProject(root, { posts: 3, copies: ["lemuria", "mu"] });
  files = readTree(at("countries"));
  await buildTwice();
  first = snapshot(root);
});

it.each(EDITS)(
  "after a change of %s the output is that of a build from nothing",
  async (name, change, expected = {}) => {
    try {
      await change({ at, build: buildTwice });
      const before = records();
      const said = ASKED.has(name) && (await askAffected());
      const rendered = await buildOnce();
      const now = records();
      const output = snapshot(root);
      expect(differing(output, await fromNothing(root, ...HOSTS))).toEqual([]);
      const affected = findAffected(manifestOf(first), manifestOf(output));
      if (said !== false) expect(said).toMatchObject(affected);
      expectAffected(affected, output);
      expect(keptSites()).toEqual(
        Object.keys(manifestOf(output).sites)
          .map((key) => key.replace("/", "_"))
          .sort(),
      );
      const made = { rendered, planned: COUNTRIES.filter((_, index) => before[index] !== now[index]) };
      const wanted = { rendered, planned: COUNTRIES, ...expected };
      expect(made).toEqual({ ...wanted, planned: wanted.planned ?? made.planned });
    } finally {
      restore();
      await buildTwice();
    }
    expect(differing(snapshot(root), first)).toEqual([]);
  },
);

it("--force believes no cache, be it well formed", async () => {
  for (const name of ["markdownSummary.json", "config.json"])
    edit(at(`.sitegen/cache/store/${name}`), /studying abroad|Study abroad/g, "study at home");
  await build(root, "--force", ...HOSTS);
  expect(differing(snapshot(root), first)).toEqual([]);
});

it("a query that reads a file past the graph is noticed", () => {
  const folder = join(work, "past");
  const file = join(folder, "text.txt");
  mkdirSync(folder);
  writeFileSync(file, "Text");
  const { unrecorded, stop } = watchReads(folder);
  const graph = openGraph(openProject(root));
  graph.ask(defineQuery("through", ({ bytes }) => bytes(file).toString()));
  expect(unrecorded).toEqual([]);
  graph.ask(defineQuery("past", () => readFileSync(file, "utf8")));
  stop();
  expect(unrecorded).toEqual([`readFileSync ${file}`]);
});

/**
 * Builds, and builds again what has not changed: a file that was written a moment ago is told by its contents, and by its times
 * from then on, which is a change of the settings.
 */
async function buildTwice(): Promise<void> {
  await buildOnce();
  expect(await buildOnce()).toBe(0);
}

/** The record of a site's files is written anew by every build that planned it. */
const records = () =>
  COUNTRIES.map(
    (key) => statSync(at(`.sitegen/outputs/${key}.json`), { bigint: true, throwIfNoEntry: false })?.mtimeNs,
  );

/** The sites of whose pages something is kept. */
const keptSites = () =>
  readdirSync(at(".sitegen/cache/store/pages"))
    .map((name) => name.replace(".json", ""))
    .sort();

/** Takes back what was changed in `countries/`; all other files stay as they are on disk. */
function restore(): void {
  for (const name of differing(readTree(at("countries")), files)) {
    const text = files.get(name);
    const file = at(`countries/${name}`);
    if (text === undefined) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, "latin1");
  }
}

const manifestOf = (made: Map<string, string>) => JSON.parse(made.get(MANIFEST) ?? "") as Manifest;

/** What the command says, which plans and makes nothing. */
async function askAffected(): Promise<unknown> {
  const live = join(work, "sitegen.json");
  writeFileSync(live, first.get(MANIFEST) ?? "", "latin1");
  const { out } = await run("affected", "--root", root, "--quiet", "--json", "--since", live, ...HOSTS);
  return JSON.parse(out) as unknown;
}

/** What manifests say has changed since the first output has other bytes, and nothing else has. */
function expectAffected({ countries, removed, hosts }: Affected, made: Map<string, string>): void {
  const names = differing(first, made).filter((name) => name !== MANIFEST);
  const folders = new Set(names.map((name) => /^dist\/([^/]+)\//.exec(name)?.[1] ?? "the host"));
  expect([...countries.map(({ country }) => country), ...removed]).toEqual(COUNTRIES.filter((key) => folders.has(key)));
  if (folders.has("the host")) expect(hosts).toEqual([""]);
}
