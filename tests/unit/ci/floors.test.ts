import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

/** Imports that break the order of the folders, and the rule that finds each. */
const PLANTED: [name: string, rule: string, files: Record<string, string>][] = [
  ["the plan uses a tool", "no-restricted-imports", { "cli/plan/a.ts": 'import { b } from "../tools/b.ts";' }],
  [
    "the plan uses a type of a tool",
    "no-restricted-imports",
    { "cli/plan/a.ts": 'import type { B } from "../tools/b.ts";' },
  ],
  [
    "settings use copy",
    "no-restricted-imports",
    { "cli/config/rules/a.ts": 'import { b } from "../../content/b.ts";' },
  ],
  [
    "a tool uses a file of a floor",
    "no-restricted-imports",
    { "cli/tools/a/a.ts": 'import { b } from "../../plan/b.ts";' },
  ],
  ["core uses settings", "no-restricted-imports", { "cli/core/a.ts": 'import { b } from "../config/b.ts";' }],
  [
    "a part of the build uses a host",
    "no-restricted-imports",
    { "cli/build/render/a.ts": 'import { b } from "../../hosts/b.ts";' },
  ],
  [
    "the build uses a page of the browser",
    "no-restricted-imports",
    { "cli/build/render/a.ts": 'import { b } from "../../../templates/pages/b.ts";' },
  ],
  [
    "types import each other",
    "import(no-cycle)",
    {
      "cli/plan/a.ts": 'import type { B } from "./b.ts";\nexport type A = B[];',
      "cli/plan/b.ts": 'import type { A } from "./a.ts";\nexport type B = A[];',
    },
  ],
];

it.each(PLANTED)("the linter fails where %s", async (_name, rule, files) => {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-floors-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(REPOSITORY, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const oxlint = join(REPOSITORY, "node_modules/oxlint/bin/oxlint");
  const [failed, said] = await new Promise<[boolean, string]>((done) =>
    execFile(process.execPath, [oxlint, "--deny-warnings"], { cwd: folder }, (error, out) =>
      done([error !== null, out]),
    ),
  );
  expect(said).toContain(rule);
  expect(failed).toBe(true);
});
