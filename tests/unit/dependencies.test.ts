import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface PackageFile {
  version: string;
  dependencies: Record<string, string>;
  publishConfig: unknown;
}

const read = (file: string): PackageFile => JSON.parse(readFileSync(file, "utf8")) as PackageFile;
const own = read("package.json");

it.each(Object.entries(own.dependencies))("%s is installed in the version that was tested: %s", (name, wanted) => {
  // Its output is in published sites: a range would let each installation have another one.
  expect(wanted).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read(`node_modules/${name}/package.json`).version).toBe(wanted);
});

it("React and what renders it are the same version", () =>
  expect(own.dependencies["react"]).toBe(own.dependencies["react-dom"]));

it("create-countrysites brings along this package in its own version, and nothing else", () => {
  const create = read("create/package.json");
  expect(create.dependencies).toEqual({ countrysites: own.version });
  expect(create.version).toBe(own.version);
});

it.each(["package.json", "create/package.json"])("%s is published with provenance", (file) =>
  expect(read(file).publishConfig).toEqual({ access: "public", provenance: true }),
);
