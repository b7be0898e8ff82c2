import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { writeCountedSites } from "./countedSites.ts";
import { writeOwnSites } from "./ownSites.ts";
import { writeSettingsSites } from "./settingsSites.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");

/** Environment variable: the folder `countries` of a project that has the shipped sites from elsewhere. */
const SHIPPED = resolve(process.env["SITEGEN_E2E_COUNTRIES"] ?? join(REPOSITORY, "countries"));

const copyFixture = (name: string) => (root: string) =>
  cpSync(join(REPOSITORY, "tests/fixtures", name), root, { recursive: true });

/** Lets search engines list the sites, as they do once contacts and voices are no placeholders. */
function listSites(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((file) => /^[^/]*\.yaml$|\bhome\.md$/.test(file))) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/^( *placeholder): true$/gm, "$1: false"));
  }
}

/** The projects that tests read or visit. Each writes its `countries` into an empty folder. */
export const PROJECTS = {
  /** The four shipped sites, with real contacts. */
  shipped(root: string) {
    const countries = join(root, "countries");
    cpSync(SHIPPED, countries, { recursive: true, preserveTimestamps: true });
    listSites(countries);
  },
  /** The example with a site in each of four languages, one of them on a host of its own. */
  clinics(root: string) {
    cpSync(join(REPOSITORY, "examples/clinics/countries"), join(root, "countries"), { recursive: true });
    // As in a project of `init`, and in an ejected one: the bundler imports React in another way without it.
    writeFileSync(join(root, "package.json"), '{ "type": "module" }\n');
    listSites(join(root, "countries"));
  },
  /** Two small sites, `atlantis` and `lemuria`, whose settings are not the shipped ones. */
  settings: writeSettingsSites,
  /** Five small sites, most of which count their visits. */
  counted: writeCountedSites,
  /** Two small sites in Arabic, `emirates` and `egypt`. */
  rightToLeft: copyFixture("rightToLeft"),
  /** Two small sites that say no more than they have to: `mill`, and `quay` with a telephone. */
  bare: copyFixture("bare"),
  /** These two and `india`, one of whose pages has own parts. */
  ownParts: writeOwnSites,
} satisfies Record<string, (root: string) => void | Promise<void>>;

export type ProjectName = keyof typeof PROJECTS;
