import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../../core/project.ts";

interface Lists {
  regions: ReadonlyMap<string, string>;
  timeZones: ReadonlySet<string>;
}

let lists: Lists | undefined;

/** Reads the lists that were made when the package was compiled (`bin/listRegions.mjs`). */
function readLists(): Lists {
  const file = join(PACKAGE_DIR, "lib/regions.json");
  const { regions, timeZones } = JSON.parse(readFileSync(file, "utf8")) as {
    regions: Record<string, string>;
    timeZones: string[];
  };
  return { regions: new Map(Object.entries(regions)), timeZones: new Set(timeZones) };
}

/** Name of a country or region (ISO 3166-1 alpha-2, upper case) in a language; undefined for an unknown code. */
export function regionName(code: string, language = "en"): string | undefined {
  const english = (lists ??= readLists()).regions.get(code);
  if (english === undefined || /^en(?:-|$)/.test(language)) return english;
  return new Intl.DisplayNames(language, { type: "region" }).of(code);
}

/** The current ISO 3166-1 code for a former or wrong one, such as `UK`; other codes stay. */
export const currentCode = (code: string): string => FORMER_CODES[code] ?? code;

const FORMER_CODES: Readonly<Record<string, string>> = {
  UK: "GB",
  BU: "MM",
  DD: "DE",
  FX: "FR",
  SU: "RU",
  TP: "TL",
  YU: "RS",
  ZR: "CD",
};

/** Whether a name is in the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  if ((lists ??= readLists()).timeZones.has(name)) return true;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
