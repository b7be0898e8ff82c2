import { expect, it } from "vitest";
import { makeSbom, type Sbom } from "../../../../cli/core/licences/sbom.ts";

const component = (name: string) => ({
  "bom-ref": `${name}@1.0.0`,
  type: "library",
  name,
  version: "1.0.0",
  properties: [{ name: "cdx:npm:package:development", value: "true" }],
  externalReferences: [
    { type: "distribution", url: "https://packages.example/a.tgz" },
    { type: "website", url: "https://example.com/" },
  ],
});

const ALL: Sbom = {
  serialNumber: "urn:uuid:1",
  metadata: { timestamp: "2026-01-01T00:00:00Z", tools: [], component: component("folder") },
  components: ["vite", "tester", "pen", "ink"].map(component),
  dependencies: [
    { ref: "folder@1.0.0", dependsOn: ["vite@1.0.0", "tester@1.0.0", "pen@1.0.0"] },
    { ref: "vite@1.0.0", dependsOn: ["ink@1.0.0", "tester@1.0.0"] },
    { ref: "tester@1.0.0" },
    { ref: "pen@1.0.0" },
    { ref: "ink@1.0.0" },
  ],
};

const LOCK = {
  packages: {
    "": {},
    "node_modules/vite": { version: "1.0.0" },
    "node_modules/vite/node_modules/ink": { version: "1.0.0" },
    "node_modules/tester": { version: "1.0.0", dev: true },
    "node_modules/pen": { version: "1.0.0", dev: true },
  },
};

const sbom = makeSbom({ all: ALL, lock: LOCK, name: "countrysites", bundled: [{ name: "pen", version: "1.0.0" }] });

it("lists what is installed and what is bundled, and nothing that only makes or tests it", () => {
  expect(sbom.components.map(({ name }) => name)).toEqual(["ink", "pen", "vite"]);
  expect(sbom.dependencies).toEqual([
    { ref: "folder@1.0.0", dependsOn: ["pen@1.0.0", "vite@1.0.0"] },
    { ref: "ink@1.0.0", dependsOn: [] },
    { ref: "pen@1.0.0", dependsOn: [] },
    { ref: "vite@1.0.0", dependsOn: ["ink@1.0.0"] },
  ]);
});

it("says which of them are bundled", () =>
  expect(sbom.components.map(({ properties }) => properties)).toEqual([
    undefined,
    [{ name: "countrysites:bundled", value: "lib/cli" }],
    undefined,
  ]));

it("has nothing of a moment or a machine", () => {
  expect(sbom).not.toHaveProperty("serialNumber");
  expect(sbom.metadata).toEqual({ component: expect.objectContaining({ name: "countrysites" }) });
  expect(JSON.stringify(sbom)).not.toContain("packages.example");
  expect(
    makeSbom({
      all: { ...ALL, components: ALL.components.toReversed() },
      lock: LOCK,
      name: "countrysites",
      bundled: [{ name: "pen", version: "1.0.0" }],
    }),
  ).toEqual(sbom);
});
