import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles, writeText } from "../files.ts";

/** Names and sizes of a bundle's files, written last. */
const SEALED = "complete.json";

/** Writes down what the finished bundle in a folder consists of. */
export const sealBundle = (folder: string): void =>
  void writeText(
    join(folder, SEALED),
    JSON.stringify(listFiles(folder).map((name) => [name, sizeOf(join(folder, name))])),
  );

/** True when every file of the bundle is there, as large as it was made. */
export function isSound(folder: string): boolean {
  try {
    const files = JSON.parse(readFileSync(join(folder, SEALED), "utf8")) as [string, number][];
    return files.every(([name, size]) => sizeOf(`${folder}/${name}`) === size);
  } catch {
    return false;
  }
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
