import { readFileSync } from "node:fs";
import { listed, type Mistake } from "./joinManifests.ts";
import type { Part } from "./readPart.ts";

/** Files by their names, each where it is now. */
type Files = Map<string, string>;

/** Puts the files of all parts together. A file that several parts have is the same in each of them, or is a mistake. */
export function joinFiles(parts: readonly Part[]): { uploaded: Files; deployed: Files; mistakes: Mistake[] } {
  const differing = new Map<string, string[]>();
  const join = (folder: "uploaded" | "deployed", prefix: string): Files => {
    const files = new Map<string, { path: string; part: string }>();
    for (const part of parts)
      for (const [name, path] of part[folder]) {
        const known = files.get(name);
        if (!known) files.set(name, { path, part: part.name });
        else if (!isSame(known.path, path)) {
          const pair = `${known.part} and ${part.name}`;
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
