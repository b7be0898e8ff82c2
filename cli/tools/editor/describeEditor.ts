import type { EditorConfig } from "../../../runtime/site/editor.ts";
import { count } from "../../report/count.ts";

/** What `sitegen editor` says: where the editor is, what it edits, and how others get it. */
export function describeEditor({ collections }: EditorConfig, countries: readonly string[]): string {
  const named = countries.map((name) => ` ${name}`).join("");
  const width = Math.max(...collections.map(({ label }) => label.length));
  const rows = collections.map(
    ({ label, files, folder }) =>
      `  ${label.padEnd(width)}  ${files ? files.map(({ file }) => file).join(", ") : `${folder}/`}`,
  );
  return [
    `The editor has ${count(collections.length, "collection")}:`,
    ...rows,
    "",
    "On this machine, without an account:",
    `  sitegen dev${named}    then open http://localhost:5173/@editor/`,
    "For people who have no copy of the project, on a git host:",
    `  sitegen editor${named} --out editor`,
  ].join("\n");
}
