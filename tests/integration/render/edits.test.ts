import { mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { findAffected } from "../../../cli/affected/findAffected.ts";
import type { Manifest } from "../../../cli/review/manifest.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { COUNTRIES, EDITS } from "./edits.ts";
import { build, fromNothing } from "./inProcess.ts";
import { differing, readTree, snapshot, workFolder } from "./sitegen.ts";

/** Pages that redirect are in the folders of countries, and rules in a file of the host. */
const HOSTS = ["--host", "netlify,static"];
const MANIFEST = "dist/sitegen.json";
const root = join(workFolder("edits"), "site");
const at = (path: string) => join(root, path);
const project = { at, build: () => build(root, ...HOSTS) };
let files = new Map<string, string>();
let output = new Map<string, string>();

beforeAll(async () => {
  makeSmallProject(root, { posts: 3, copies: ["lemuria", "mu"] });
  files = readTree(at("countries"));
  await buildTwice();
  output = snapshot(root);
});

it.each(EDITS)("after a change of %s the output is that of a build from nothing", async (_, change, expected = {}) => {
  try {
    await change(project);
    const before = records();
    const rendered = await project.build();
    const now = records();
    const made = snapshot(root);
    expect(differing(made, await fromNothing(root, ...HOSTS))).toEqual([]);
    expect(affected(made), "countries that differ, by manifests").toEqual(differingCountries(made));
    const planned = COUNTRIES.filter((_, index) => before[index] !== now[index]);
    expect({ planned, rendered }).toEqual({ planned: COUNTRIES, rendered, ...expected });
  } finally {
    restore();
    await buildTwice();
  }
  expect(differing(snapshot(root), output)).toEqual([]);
});

/**
 * Builds, and builds again what has not changed: a file that was written a moment ago is told by its contents, and by its times
 * from then on, which is a change of the settings.
 */
async function buildTwice(): Promise<void> {
  await project.build();
  expect(await project.build()).toBe(0);
}

/** The record of a site's files is written anew by every build that planned it. */
const records = () =>
  COUNTRIES.map(
    (key) => statSync(at(`.sitegen/outputs/${key}.json`), { bigint: true, throwIfNoEntry: false })?.mtimeNs,
  );

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

/** Countries whose files differ from those of the project as it was at first, as `affected` finds them. */
function affected(made: Map<string, string>): string[] {
  const [live, next] = [output, made].map((tree) => JSON.parse(tree.get(MANIFEST) ?? "") as Manifest);
  const found = findAffected(live as Manifest, next as Manifest);
  if (differingFolders(made).includes("")) expect(found.hosts).toEqual([""]);
  return [...found.countries.map(({ country }) => country), ...found.removed];
}

/** The same by the bytes. */
const differingCountries = (made: Map<string, string>) => {
  const folders = differingFolders(made);
  return COUNTRIES.filter((key) => folders.includes(key));
};

/** The folders of countries in which files differ; an empty name for those of the host. */
const differingFolders = (made: Map<string, string>): string[] =>
  differing(output, made)
    .filter((name) => name !== MANIFEST)
    .map((name) => /^dist\/([^/]+)\//.exec(name)?.[1] ?? "");
