import { attempt } from "../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../core/engine.ts";
import { PACKAGE_DIR, packageFile } from "../core/project.ts";
import { fillTemplate } from "./init/fillTemplate.ts";
import type { SitePlan } from "../model/plan.ts";
import type { PlannedHost } from "../plan/index.ts";
import { count } from "../core/console/text.ts";

const DEPENDENCIES = [
  "@hookform/resolvers",
  "dayjs",
  "js-cookie",
  "minisearch",
  "react",
  "react-dom",
  "react-hook-form",
  "react-router-dom",
  "swiper",
  "zod",
];
/** Packages that build and check sites. */
const DEV_DEPENDENCIES = [
  "@types/js-cookie",
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "sass",
  "typescript",
  "vite",
];

const SCRIPTS = {
  dev: "vite",
  build: "vite build",
  preview: "vite preview",
  check: "tsc",
  test: "vite build && node --test tests/site.test.js",
};

/**
 * The `package.json` of an ejected project, with the versions that sitegen uses here, or else was made with.
 * @param ownTexts Texts of the project's own parts
 */
export function packageJson(country: string, root: string, ownTexts: readonly string[]): string {
  const { engines, dependencies, devDependencies } = packageFile();
  const versions = { ...devDependencies, ...dependencies };
  const pinned = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(name) ?? versions[name]?.replace(/^[\^~]/, "")]));
  return `${JSON.stringify(
    {
      name: `${country}-site`,
      version: "1.0.0",
      private: true,
      type: "module",
      engines,
      scripts: SCRIPTS,
      dependencies: { ...ownPackages(root, ownTexts), ...pinned(DEPENDENCIES) },
      devDependencies: pinned(DEV_DEPENDENCIES),
    },
    null,
    2,
  )}\n`;
}

function installedVersion(name: string): string | undefined {
  const folder = findInstalled(name);
  return folder === undefined ? undefined : (readJson(join(folder, "package.json")) as { version: string }).version;
}

/** The project's dependencies that its own parts import. */
function ownPackages(root: string, texts: readonly string[]): Record<string, string> {
  const { dependencies = {} } = readJson(join(root, "package.json")) as { dependencies?: Record<string, string> };
  const isNamed = (name: string) =>
    texts.some((text) => [`"${name}`, `'${name}`].some((start) => text.includes(start)));
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => name !== packageFile().name && isNamed(name)),
  );
}

const readJson = (file: string): object => attempt(() => JSON.parse(readFileSync(file, "utf8")) as object) ?? {};

interface ReadmeOptions {
  sites: readonly SitePlan[];
  host: PlannedHost;
  /** Whether the project had parts of its own. */
  hasParts: boolean;
  /** Names of the services whose files are in `hosting/`. */
  services: readonly string[];
}

/** The README of an ejected project: its structure, and what it lacks without sitegen. */
export function readme({ sites, host, hasParts, services }: ReadmeOptions): string {
  const [site] = sites;
  if (!site) throw new Error("no plan for the country");
  const { brand, country, sites: network } = site.site;
  const others = network.filter(({ key }) => key !== site.country).map(({ name }) => name);
  const some = (list: readonly string[]) => (list.length > 0 ? list.join(", ") : undefined);
  const isInNetwork = host.key === "";
  const values = {
    organisation: brand.name,
    country: country.name,
    pages: count(
      sites.reduce((sum, { pages }) => sum + pages.length, 0),
      "page",
    ),
    origin: host.origin,
    home: country.home,
    version: packageFile().version,
    languages: sites.map(({ site: own }) => own.country.language).join(", "),
    choice: isInNetwork ? "the page with the choice of countries, " : "",
    services: some(services),
    parts: hasParts ? "own" : undefined,
    neighbours: isInNetwork ? some(others) : undefined,
    others: isInNetwork ? undefined : some(others),
    host: host.allowed,
    key: site.key,
  };
  const template = readFileSync(join(PACKAGE_DIR, "templates/eject/README.md"), "utf8");
  return fillTemplate(template, values, (value) => value);
}
