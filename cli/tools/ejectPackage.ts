import { attempt } from "../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../core/engine.ts";
import { PACKAGE_DIR, packageFile, readPackage } from "../core/project.ts";
import { fillTemplate } from "./init/fillTemplate.ts";
import { mapValues } from "../core/lookups.ts";
import { count } from "../core/console/text.ts";
import type { Ejected } from "./ejectSite.ts";

const TEMPLATES = join(PACKAGE_DIR, "templates/eject");

/**
 * The `package.json` of an ejected project, with the versions that sitegen uses here, or else was made with.
 * @param ownTexts Texts of the project's own parts
 */
export function packageJson(country: string, root: string, ownTexts: readonly string[]): string {
  const own = packageFile();
  const versions = { ...own.devDependencies, ...own.dependencies };
  const template = readPackage(TEMPLATES) as Pick<typeof own, "dependencies" | "devDependencies">;
  const pinned = (packages: Record<string, string>) =>
    mapValues(packages, (_, name) => {
      const folder = findInstalled(name);
      return folder === undefined ? versions[name]?.replace(/^[\^~]/, "") : readPackage(folder).version;
    });
  const written = {
    name: `${country}-site`,
    version: "1.0.0",
    private: true,
    type: "module",
    engines: own.engines,
    ...template,
    dependencies: { ...ownPackages(root, ownTexts), ...pinned(template.dependencies) },
    devDependencies: pinned(template.devDependencies),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** The project's dependencies that its own parts import. */
function ownPackages(root: string, texts: readonly string[]): Record<string, string> {
  const { dependencies = {} } = attempt(() => readPackage(root)) ?? {};
  const all = texts.join("\n");
  const isNamed = (name: string) => all.includes(`"${name}`) || all.includes(`'${name}`);
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => name !== packageFile().name && isNamed(name)),
  );
}

/**
 * The README of an ejected project: its structure, and what it lacks without sitegen.
 * @param services Names of the services whose files are in `hosting/`
 */
export function readme({ plan, site, host }: Ejected, hasParts: boolean, services: readonly string[]): string {
  const { sites } = plan;
  const { brand, country, sites: network } = site.site;
  const others = network.filter(({ key }) => key !== site.country).map(({ name }) => name);
  const some = (list: readonly string[]) => (list.length > 0 ? list.join(", ") : undefined);
  const isInNetwork = host.key === "";
  const values = {
    organisation: brand.name,
    country: country.name,
    pages: count(sites.flatMap(({ pages }) => pages).length, "page"),
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
  return fillTemplate(readFileSync(join(TEMPLATES, "README.md"), "utf8"), values);
}
