import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createBuilder } from "vite";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { packageFolder } from "../../../cli/core/licences/notices.ts";
import { appConfig } from "../../../cli/build/bundle/appConfig.ts";
import { build, run } from "./inProcess.ts";
import { edit } from "./sitegen.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
/** A section that browsers make alive, with code of a package that no part of sitegen's runtime imports. */
const SECTION = `import { useState } from "react";
import { draw } from "pen";
import { SectionFrame, z } from "countrysites/parts";

export const client = "load";
export const schema = z.strictObject({}).describe("A tale.");
export const example = { heading: "Tale" };

export default function Tale({ section }) {
  const [name, setName] = useState("one");
  return (
    <SectionFrame section={section}>
      <button type="button" onClick={() => setName("two")}>{draw(name)}</button>
    </SectionFrame>
  );
}
`;

const work = mkdtempSync(join(tmpdir(), "sitegen-licences-"));
const root = join(work, "site");
const read = (name: string): string => readFileSync(join(root, "dist", name), "utf8");

beforeAll(async () => {
  makeSite(root, 1);
  mkdirSync(join(root, "countries/sections"));
  writeFileSync(join(root, "countries/sections/tale.tsx"), SECTION);
  edit(join(root, "countries/network.yaml"), /^ {2}pages:\n/m, "  pages:\n    tale: { template: page }\n");
  writeFileSync(
    join(root, "countries/content/shared/tale.md"),
    "---\ntitle: Tale\ndescription: A tale of buttons and of names of files, for tests.\nsummary: A tale.\nsections: [{ type: tale, heading: Tale }]\n---\n\nOnce.\n",
  );
  install("pen", "export const draw = (name) => `drawn ${name}`;\n", { type: "module", license: "ISC" });
  // Another React, as a project may have it for itself.
  install("react", 'exports.useState = () => ["ANOTHER-REACT", () => {}];\n', {});
  await build(root, "--host", "netlify");
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Puts a package into the project. */
function install(name: string, code: string, facts: Record<string, string>): void {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: "1.0.0", main: "index.js", ...facts }));
  writeFileSync(join(folder, "index.js"), code);
  writeFileSync(join(folder, "LICENSE"), `Of ${name}.\n`);
}

/** Names of the packages in the source maps of sitegen's own scripts, which know nothing of the list of licences. */
async function packagesInMaps(): Promise<Set<string>> {
  const app = join(REPOSITORY, "templates/app");
  const out = join(work, "maps");
  const config = await appConfig(app, REPOSITORY, out);
  const client = {
    ...config.environments?.["client"],
    build: { ...config.environments?.["client"]?.build, sourcemap: true },
  };
  const builder = await createBuilder({
    ...config,
    environments: { ...config.environments, client },
    configFile: false,
    mode: "production",
    logLevel: "error",
  });
  const environment = builder.environments["client"];
  if (environment) await builder.build(environment);
  const folder = join(out, "client/assets");
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith(".js.map"))
    .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), "utf8")) as { sources: string[] }).sources);
  const folders = sources.flatMap((source) => packageFolder(resolve(folder, source)) ?? []);
  return new Set(folders.map((name) => name.replace(/^.*\/node_modules\//, "")));
}

it("a site has the notices of all that is in its scripts, fonts and flags", async () => {
  const text = read("india/licences.txt");
  expect(text).toMatch(
    /react \d[\d.]+, react-dom \d[\d.]+, scheduler \d[\d.]+: MIT\n\nMIT License\n\nCopyright \(c\) Meta/,
  );
  expect(text).toMatch(/^flag-icons \d[\d.]+: MIT$/m);
  const names = await packagesInMaps();
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(text).toMatch(new RegExp(`(?:^|, )${name} \\d`, "m"));
});

it("and of what its own parts import", () =>
  expect(read("india/licences.txt")).toMatch(/^pen 1\.0\.0: ISC\n\nOf pen\.$/m));

it("own parts and runtime have one React, which is sitegen's", () => {
  const { version } = JSON.parse(readFileSync(join(REPOSITORY, "node_modules/react/package.json"), "utf8")) as {
    version: string;
  };
  const scripts = readdirSync(join(root, "dist/india/assets")).filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => read(`india/assets/${name}`)).join("\n");
  expect(read("india/tale/index.html")).toContain("drawn one");
  expect(code).not.toContain("ANOTHER-REACT");
  expect(new Set(code.match(/\b19\.\d+\.\d+\b/g))).toEqual(new Set([version]));
  expect(read("india/licences.txt")).toContain(`react ${version}, `);
});

it("an ejected project has the same notices, and sitegen's licence beside its sources", async () => {
  const ejected = join(work, "ejected");
  expect(await run("eject", "india", ejected, "--root", root, "--quiet")).toMatchObject({ code: 0 });
  expect(readFileSync(join(ejected, "public/india/licences.txt"), "utf8")).toBe(read("india/licences.txt"));
  expect(readFileSync(join(ejected, "runtime/LICENSE"), "utf8")).toContain("MIT License");
});
