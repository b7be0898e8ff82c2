import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import type { Lock, Sbom } from "../../../cli/core/licences/sbom.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(REPOSITORY, file), "utf8");

const sbom = JSON.parse(read("lib/sbom.cdx.json")) as Sbom;
const ids = (isBundled: boolean): string[] =>
  sbom.components
    .filter(({ properties = [] }) => properties.some(({ value }) => value === "lib/cli") === isBundled)
    .map(({ name, version }) => `${name}@${version}`)
    .sort();

/** Names and versions in the headings of the licences of what is compiled into the command line. */
const licensed = (): string[] =>
  [...read("lib/cli/THIRD-PARTY-LICENSES.txt").matchAll(/^={72}\n(.*): [^:\n]*\n/gm)]
    .flatMap(([, names = ""]) => names.split(", "))
    .map((name) => name.replace(" ", "@"))
    .sort();

it("the bill of materials lists what is bundled, as the licences do, and what is installed, as the lock does", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as Lock;
  const installed = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`);
  expect(ids(true)).toEqual(licensed());
  expect([...ids(true), ...ids(false)].sort()).toEqual([...new Set([...installed, ...licensed()])].sort());
});

it("every package that the command line's sources import is in the bill", () => {
  const listed = new Set(sbom.components.map(({ name }) => name));
  const imported = new Set<string>();
  const note = (value: string) => {
    const name = /^(?!node:|countrysites(?:\/|$)|sitegen:)(?:@[^/]+\/)?[\w.-]+/.exec(value)?.[0];
    if (name !== undefined && !name.startsWith(".")) imported.add(name);
  };
  for (const file of listFiles(join(REPOSITORY, "cli")).filter((name) => /(?<!\.d)\.ts$/.test(name)))
    new Visitor({
      ImportDeclaration: ({ importKind, source }) => void (importKind !== "type" && note(source.value)),
      ImportExpression: ({ source }) => void (source.type === "Literal" && note(String(source.value))),
    }).visit(parseSync(file, read(`cli/${file}`)).program);
  // Whoever wants contact sheets installs it.
  imported.delete("playwright");
  expect([...imported].filter((name) => !listed.has(name))).toEqual([]);
  expect(imported.size).toBeGreaterThan(20);
});

it("nothing in the bill is of a moment or a machine", () => {
  expect(sbom).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "countrysites" } } });
  expect(Object.keys(sbom.metadata)).toEqual(["component"]);
  expect(sbom).not.toHaveProperty("serialNumber");
  expect(read("lib/sbom.cdx.json")).not.toContain(REPOSITORY);
});
