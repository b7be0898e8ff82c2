import { readFileSync } from "node:fs";
import { join } from "node:path";
import { regionName } from "../config/regions.ts";
import { PACKAGE_DIR } from "../project.ts";

let table: Record<string, string> | undefined;

/** Dial code and national prefix by country (`"44 0"`), from the forms' table. */
const dialCodes = (): Record<string, string> =>
  (table ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "runtime/forms/dialCodes/table.json"), "utf8")) as Record<
    string,
    string
  >);

/** ISO 3166-1 codes of all countries with a dial code, sorted by English name. */
export const countryCodes = (): string[] =>
  Object.keys(dialCodes())
    .filter((code) => regionName(code) !== undefined)
    .sort((a, b) => (regionName(a) ?? "").localeCompare(regionName(b) ?? "", "en"));
