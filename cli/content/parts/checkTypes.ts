import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findInstalled } from "../../core/engine.ts";
import { writeText } from "../../core/files.ts";
import { PACKAGE_DIR, readPackage, type Project } from "../../core/project.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { folderOf } from "./partFiles.ts";

const CONFIG = "tsconfig.json";

/** A line of the compiler's output: file, line, column, code and message. */
const DIAGNOSTIC = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/;

/**
 * Type-checks own parts with the project's TypeScript, by its `tsconfig.json` or the shipped one. Skipped if TypeScript
 * or React's types are not installed.
 */
export async function checkTypes({ root, work }: Project): Promise<Problem[]> {
  const compiler = findCompiler(root);
  if (compiler === undefined || findInstalled("@types/react", root) === undefined) return [];
  const hasConfig = existsSync(join(root, CONFIG));
  const config = join(work, CONFIG);
  const base = hasConfig ? relative(work, join(root, CONFIG)) : join(PACKAGE_DIR, "examples/clinics", CONFIG);
  const settings = {
    extends: base.replaceAll("\\", "/"),
    compilerOptions: { noEmit: true, composite: false, incremental: false },
    include: [relative(work, join(root, "countries")).replaceAll("\\", "/")],
  };
  writeText(config, JSON.stringify(settings, undefined, 2));
  const lines = await runCompiler(root, [compiler, "-p", config, "--noEmit", "--pretty", "false"]);
  return lines.flatMap((line) => typeProblem(root, line) ?? []);
}

function findCompiler(root: string): string | undefined {
  const folder = findInstalled("typescript", root);
  if (folder === undefined) return undefined;
  const { bin } = readPackage(folder);
  return bin?.tsc && join(folder, bin.tsc);
}

const runCompiler = (cwd: string, args: string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    // The exit code is not 0 if there are type errors.
    execFile(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      const lines = stdout.split(/\r?\n/);
      if (!error || lines.some((line) => DIAGNOSTIC.test(line))) resolve(lines);
      else reject(new Error(`TypeScript could not check the types: ${stderr.trim() || error.message}`));
    });
  });

/** Turns `countries/components/Footer.tsx(3,5): error TS2322: …` into a problem; undefined for other files. */
function typeProblem(root: string, line: string): Problem | undefined {
  const [, written = "", row = "1", column = "1", code, message] = DIAGNOSTIC.exec(line) ?? [];
  if (code === undefined || message === undefined) return undefined;
  const file = written === "" ? CONFIG : written.replaceAll("\\", "/");
  if ((folderOf(file) === undefined && file !== CONFIG) || !existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), "utf8");
  const rest = text.split("\n")[Number(row) - 1]?.slice(Number(column) - 1) ?? "";
  return {
    code: "part-type",
    message: `${message.replace(/\.$/, "")} (${code})`,
    hint: "Correct the marked value, or its type.",
    place: { file, line: Number(row), column: Number(column), length: /^[\w$]+/.exec(rest)?.[0].length ?? 1, text },
  };
}
