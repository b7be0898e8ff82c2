import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { build } from "../build/inProcess.ts";
import { CLI, differing, edit, snapshot } from "../build/sitegen.ts";

const RECIPES = resolve(import.meta.dirname, "../../../docs/recipes");
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownHosts/countries");
const read = (name: string): unknown => parse(readFileSync(join(RECIPES, name), "utf8"));

interface Step {
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
}
interface Workflow {
  jobs: Record<string, { steps: Step[] }>;
}
type Gitlab = Record<"build" | "join", { script: string[]; cache: { policy: string } }> & {
  variables: Record<string, string>;
  workflow: { rules: { if: string; variables?: Record<string, string> }[] };
};

const work = mkdtempSync(join(tmpdir(), "sitegen-recipes-"));
const bin = join(work, "bin");

/** A machine: a checkout with what `npm ci` installs. */
function machine(name: string): string {
  const folder = join(work, name);
  cpSync(FIXTURE, join(folder, "countries"), { recursive: true });
  // It has files in `deploy`, and compresses by itself.
  edit(join(folder, "countries/network.yaml"), "targets: [nginx]", "targets: [firebase]");
  if (name !== "live") edit(join(folder, "countries/lemuria.yaml"), "1 Trident Square", "2 Trident Square");
  return folder;
}

/** Runs the commands of a job in their order, as CI does. */
function run(folder: string, commands: readonly string[], env: Record<string, string> = {}): void {
  for (const command of commands.filter((text) => text !== "npm ci"))
    execFileSync("bash", ["-eo", "pipefail", "-c", command], {
      cwd: folder,
      env: { ...process.env, PATH: `${bin}:${process.env["PATH"]}`, ...env },
      stdio: "pipe",
    });
}

beforeAll(async () => {
  mkdirSync(bin);
  // npm itself takes longer to start than the commands.
  writeFileSync(join(bin, "npx"), `#!/bin/sh\nshift\nexec "${process.execPath}" "${CLI}" "$@"\n`, { mode: 0o755 });
  await build(machine("live"));
  await build(machine("whole"));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** In ms: the commands of a recipe start up to seven processes, a second each with two quiet cores. */
const COMMANDS = { timeout: 90_000 };

describe("the recipe for GitHub Actions", () => {
  const { jobs } = read("github-actions.yml") as Workflow;
  const commandsOf = (job: string) => (jobs[job]?.steps ?? []).flatMap((step) => step.run ?? []);
  const LIVE = join(work, "live/dist");

  it("builds what is affected, and joins it with what stays", COMMANDS, () => {
    const output = join(work, "output");
    writeFileSync(output, "");
    run(machine("affected"), commandsOf("affected"), { LIVE, GITHUB_OUTPUT: output });
    const [, matrix = ""] = /^matrix=(.*)$/m.exec(readFileSync(output, "utf8")) ?? [];
    const { include } = JSON.parse(matrix) as { include: { part: number; countries: string }[] };
    expect(include).toEqual([{ part: 1, countries: "lemuria" }]);
    const joined = machine("joined");
    for (const { part, countries } of include) {
      const folder = machine(`part-${part}`);
      run(folder, commandsOf("build"), { COUNTRIES: countries });
      for (const name of ["dist", "deploy"])
        cpSync(join(folder, name), join(joined, "parts", `part-${part}`, name), { recursive: true });
    }
    run(joined, commandsOf("join"), { LIVE });
    const names = differing(snapshot(joined), snapshot(join(work, "whole")));
    // The other country is on its host already.
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith("dist/atlantis/"))).toEqual([]);
  });

  it("lets nobody but main write its cache", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const saving = steps.filter(({ uses = "" }) => /^actions\/cache(?:\/save)?@/.test(uses));
    expect(saving.map((step) => step.if)).toEqual([
      "${{ github.ref == 'refs/heads/main' && github.event_name == 'push' }}",
    ]);
  });
});

describe("the recipe for GitLab", () => {
  const { build: building, join: joining, variables, workflow } = read("gitlab-ci.yml") as Gitlab;

  it("builds all countries in parts, and joins them", COMMANDS, () => {
    const shared = machine("gitlab-join");
    for (const CI_NODE_INDEX of ["1", "2"]) {
      const folder = machine(`gitlab-${CI_NODE_INDEX}`);
      run(folder, building.script, { CI_NODE_INDEX, CI_NODE_TOTAL: "2" });
      for (const name of ["parts", "deploy"]) cpSync(join(folder, name), join(shared, name), { recursive: true });
    }
    run(shared, joining.script);
    expect(differing(snapshot(shared), snapshot(join(work, "whole")))).toEqual([]);
  });

  it("lets nobody but the default branch write its cache", () => {
    expect(building.cache.policy).toBe("$CACHE");
    expect(variables["CACHE"]).toBe("pull");
    expect(workflow.rules.filter((rule) => rule.variables?.["CACHE"] === "pull-push").map((rule) => rule.if)).toEqual([
      "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH",
    ]);
  });
});

describe("tasks of Turborepo and Nx", () => {
  it("read the key of the country that they build", () => {
    const folder = machine("keys");
    run(folder, ["npx sitegen affected --keys keys --quiet"]);
    const key = (name: string) => readFileSync(join(folder, "keys", `${name}.json`), "utf8");
    const before = [key("atlantis"), key("lemuria")];
    const page = join(folder, "countries/content/lemuria/home.md");
    mkdirSync(join(page, ".."), { recursive: true });
    cpSync(join(folder, "countries/content/shared/home.md"), page);
    writeFileSync(page, `${readFileSync(page, "utf8")}\nA sentence more.\n`);
    run(folder, ["npx sitegen affected --keys keys --quiet"]);
    expect([key("atlantis") === before[0], key("lemuria") === before[1]]).toEqual([true, false]);
    const { tasks } = JSON.parse(readFileSync(join(RECIPES, "turborepo/turbo.json"), "utf8")) as {
      tasks: Record<string, { inputs: string[] }>;
    };
    expect(Object.entries(tasks).map(([name, { inputs }]) => [name, inputs])).toEqual([
      ["build:india", ["keys/india.json"]],
      ["build:bhutan", ["keys/bhutan.json"]],
    ]);
  });
});
