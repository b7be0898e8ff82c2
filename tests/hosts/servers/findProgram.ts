import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of an installed program, as Debian's packages and PATH have it. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/bin"];
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Why a program can't be tested with. */
export const needs = (name: string) => () =>
  findProgram(name)
    ? undefined
    : `${name} is not installed (Debian: apt-get install ${name === "nginx" ? "nginx-light" : name})`;
