import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isServed } from "./servedFolders.ts";

/** Vite's address that opens a file in the editor of whoever works on this machine: its overlay of errors leads there. */
const ADDRESS = /\/__open-in-editor(?:[/.]|$)/i;

/** Line and column behind a file's name. */
const POSITION = /:\d+(?::\d+)?$/;

/** Whether a request wants a file to be opened that is no part of the sites, or comes from a page of another server. */
export function opensOther(path: string, { url = "/", headers }: IncomingMessage, folders: readonly string[]): boolean {
  if (!ADDRESS.test(path)) return false;
  const file = new URL(`http://localhost${url}`).searchParams.get("file");
  const site = headers["sec-fetch-site"] ?? "same-origin";
  return file === null || site !== "same-origin" || !isServed(folders, placeOf(file));
}

/** Vite finds names from the current folder. */
const placeOf = (file: string): string => resolve(readAddress(file)).replace(POSITION, "");

function readAddress(file: string): string {
  if (!file.startsWith("file://")) return file;
  try {
    return fileURLToPath(file);
  } catch {
    return "";
  }
}
