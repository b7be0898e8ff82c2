import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { build } from "./inProcess.ts";
import { differing, edit, snapshot, workFolder } from "./sitegen.ts";

const work = workFolder("order");
const TARGETS = ["--host", "netlify,firebase"];
/** What each of these builds leaves. */
const outputs = new Map<string, Map<string, string>>();

/** Builds a project of two countries, in these steps. */
async function buildIn(...steps: string[][]): Promise<Map<string, string>> {
  const root = join(work, steps.map((countries) => countries.join("+")).join(","));
  cpSync(resolve(import.meta.dirname, "../../fixtures/settings"), root, { recursive: true });
  // Each has a style, an element of the head and a service of its own in the policy.
  for (const [country, colour] of [
    ["atlantis", "#6b9ed7"],
    ["lemuria", "#b99256"],
  ])
    edit(
      join(root, `countries/${country}.yaml`),
      "timeZone: UTC\n",
      `timeZone: UTC\ntheme: { accent: "${colour}" }\nhead: [{ script: { text: "window.country = '${country}'", connect: ["https://${country}.example"] } }]\n`,
    );
  for (const countries of steps) await build(root, ...countries, ...TARGETS);
  return snapshot(root);
}

beforeAll(async () => {
  outputs.set("at once", await buildIn(["atlantis", "lemuria"]));
  outputs.set("all", await buildIn([]));
});

it.each([
  [["atlantis"], ["lemuria"]],
  [["lemuria"], ["atlantis"]],
  [["lemuria", "atlantis"]],
  [["atlantis"], ["lemuria"], ["atlantis"]],
])("countries that are built one after the other have the files of a build of all, %#", async (...steps) => {
  const output = await buildIn(...steps);
  for (const [name, expected] of outputs) expect([name, differing(output, expected)]).toEqual([name, []]);
  const policy = /Content-Security-Policy: (.*)/.exec(output.get("dist/_headers") ?? "")?.[1] ?? "";
  expect(output.get("deploy/firebase/firebase.json")).toContain(policy);
  expect(policy).toContain("https://atlantis.example https://lemuria.example");
});
