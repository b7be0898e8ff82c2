import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");

it("CONTRIBUTING names functions that there are", () => {
  const text = readFileSync(join(REPOSITORY, "CONTRIBUTING.md"), "utf8");
  const [, steps = ""] = /^## How a build works\n(.*?)^## /ms.exec(text) ?? [];
  const named = [...steps.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = ""]) => name);
  const code = ["cli", "runtime/site"]
    .map((name) => join(REPOSITORY, name))
    .flatMap((folder) => listFiles(folder).map((file) => readFileSync(join(folder, file), "utf8")))
    .join("\n");
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !new RegExp(`(?:function|const) ${name}\\b`).test(code))).toEqual([]);
});
