import { expect, it } from "vitest";
import { unchangedSites } from "../../../../cli/serve/dev/followProject.ts";
import type { SitePlan } from "../../../../cli/model/plan.ts";

const SITES = ["atlantis", "atlantis/de", "lemuria"].map(
  (key) => ({ key, country: key.split("/")[0] }) as unknown as SitePlan,
);

it.each<[what: string, edited: string[], moved: string[], unchanged: string[]]>([
  ["Markdown of one country", ["countries/content/atlantis/home.md"], [], ["lemuria"]],
  ["its further language", ["countries/content/atlantis/de/home.md"], [], ["lemuria"]],
  ["shared Markdown", ["countries/content/shared/home.md"], [], []],
  ["a country that is not served", ["countries/content/mu/home.md"], [], []],
  ["Markdown that is added", [], ["countries/content/atlantis/news.md"], []],
  ["YAML", ["countries/content/atlantis/home.md", "countries/atlantis.yaml"], [], []],
])("%s", (_, edited, moved, unchanged) => {
  const found = unchangedSites(SITES, { edited: new Set(edited), moved: new Set(moved) });
  expect(found.map(({ key }) => key)).toEqual(unchanged);
});
