import { readFileSync } from "node:fs";
import { listed, type Mistake } from "./joinManifests.ts";
import type { Part } from "./readPart.ts";

/** Current paths of files by name. */
type Files = Map<string, string>;

/** Joins the files of all parts. A file that differs between parts is a mistake. */
export function joinFiles(parts: readonly Part[]): { uploaded: Files; deployed: Files; mistakes: Mistake[] } {
  const differing = new Map<string, string[]>();
  const join = (folder: "uploaded" | "deployed", prefix: string): Files => {
    const files = new Map<string, { path: string; part: string }>();
    for (const part of parts)
      for (const [name, path] of part[folder]) {
        const other = files.get(name);
        if (!other) files.set(name, { path, part: part.name });
        else if (!isSame(other.path, path)) {
          const pair = `${other.part} and ${part.name}`;
          differing.set(pair, [...(differing.get(pair) ?? []), prefix + name]);
        }
      }
    return new Map([...files].map(([name, { path }]) => [name, path]));
  };
  const [uploaded, deployed] = [join("uploaded", ""), join("deployed", "deploy/")];
  const mistakes = [...differing].map(([pair, names]) => ({
    text: `${pair} have different files of the same name: ${listed(names)}`,
    hint: "Build all parts from one commit, with the same --host.",
  }));
  return { uploaded, deployed, mistakes };
}

const isSame = (a: string, b: string): boolean => readFileSync(a).equals(readFileSync(b));
