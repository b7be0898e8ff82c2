import type { Config, SiteConfig } from "../../config/loadConfig.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import { listOverrides, type Override } from "../../content/listOverrides.ts";
import type { Content } from "../../content/loadContent.ts";
import type { History } from "../../history.ts";
import type { Cell, Row } from "./matrix.ts";

interface Options {
  config: Config;
  content: Content;
  countries: readonly string[];
  history: History | undefined;
}

/** A row for each page, by content key. Posts are left out: no two countries have the same. */
export function pageRows({ config, content, countries, history }: Options): Row[] {
  const sites = config.countries.filter(({ key }) => countries.includes(key));
  const overrides = new Map(listOverrides(config, content).map((each) => [`${each.site.key} ${each.content}`, each]));
  const names = new Set(
    sites.flatMap((site) =>
      listRoutes(config, site)
        .filter(({ template }) => template !== "post")
        .map((route) => route.content),
    ),
  );
  const ruleOf = (name: string): Row["rule"] =>
    (["locked", "required"] as const).find((list) => config.network[list].some(({ page }) => page === name));
  return [...names].sort().map((name) => {
    const rule = ruleOf(name);
    const cells = sites.map((site) =>
      pageCell({ site, name, content, history, override: overrides.get(`${site.key} ${name}`) }),
    );
    return { kind: "page", name, ...(rule && { rule }), cells };
  });
}

interface OfSite {
  site: SiteConfig;
  name: string;
  content: Content;
  history: History | undefined;
  override: Override | undefined;
}

function pageCell({ site: { key }, name, content, history, override }: OfSite): Cell {
  const copy = content.get(key)?.get(name);
  if (!copy) return { country: key, state: "missing" };
  const common = { country: key, file: copy.source, line: 1 };
  if (override) {
    const { shared: over } = override;
    return { ...common, state: isOlder(override, history) ? "older" : "overridden", over };
  }
  const shared = copy.parts.find((part) => part.shared)?.file.file;
  if (shared === undefined) return { ...common, state: "own" };
  return shared === copy.source ? { ...common, state: "shared" } : { ...common, state: "changed", over: shared };
}

/** Compares the copy's `sourceHash` with the shared copy; without one, the dates of the commits (of Git). */
function isOlder({ state, copy, shared }: Override, history: History | undefined): boolean {
  if (state !== "unmarked") return state === "stale";
  return (history?.ofFile(copy.source) ?? 0) < (history?.ofFile(shared) ?? 0);
}
