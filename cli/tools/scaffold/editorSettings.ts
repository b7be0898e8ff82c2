import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** File that tells VS Code the schema of each YAML file. */
export const EDITOR_SETTINGS = ".vscode/settings.json";

/** The line by which other editors know the schema of a country's file. */
export const SCHEMA_LINE = "# yaml-language-server: $schema=.schema/country.json";

const ALL_COUNTRIES =
  '["countries/*.yaml", "!countries/network.yaml", "!countries/network.*.yaml", "!countries/facts.yaml"]';

/** The project's settings of VS Code with the schema for the files of all countries, where they have it for some. */
export function settingsForAll(root: string): string | undefined {
  const path = join(root, EDITOR_SETTINGS);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  const changed = text.replace(
    /("countries\/\.schema\/country\.json":\s*)(\[[^\]]*\]|"[^"]*")/,
    (whole, key: string, files: string) => (files.includes('"countries/*.yaml"') ? whole : key + ALL_COUNTRIES),
  );
  return changed === text ? undefined : changed;
}
