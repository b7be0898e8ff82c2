import type { OwnerLine } from "../../../runtime/site/sections.ts";
import type { TextKey } from "../../../runtime/site/text.ts";
import { meaningOf, type OwnerConfig, type OwnerFact } from "../../config/schema/country/contacts.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Found } from "../../core/problems/problem.ts";
import type { PlannedPage } from "../../model/plan.ts";
import type { Planner } from "../sections/context.ts";

const LABELS: Record<OwnerFact, TextKey> = {
  name: "owner.name",
  registration: "owner.registration",
  address: "owner.address",
  privacy: "owner.privacy",
  complaints: "owner.complaints",
  retention: "owner.retention",
  hosting: "owner.hosting",
  authority: "owner.authority",
  disputes: "owner.disputes",
  permits: "owner.permits",
};

export const planOwner: Planner<"owner"> = ({ show }, { site: { site, t } }) => ({
  facts: [...new Set(show)].map((key) => ({
    key,
    label: t(LABELS[key]),
    lines: linesOf(key, site.config.owner[key]),
  })),
});

function linesOf(key: OwnerFact, fact: OwnerConfig[OwnerFact]): OwnerLine["lines"] {
  if (fact === undefined) return [];
  if (typeof fact === "string")
    return [{ text: fact, href: key === "privacy" || key === "complaints" ? `mailto:${fact}` : undefined }];
  return (Array.isArray(fact) ? fact : [fact]).map(({ name, url: href, ...rest }) => ({
    text: "number" in rest ? `${name}: ${rest.number}` : name,
    href,
  }));
}

/** Warns once per country about facts of the owner that its pages show and that are not written. */
export function checkOwner(site: SiteConfig, pages: readonly PlannedPage[]): Found {
  // Sites in further languages show the same facts.
  if (site.main !== undefined) return undefined;
  const gaps = pages.flatMap(({ copy, page: { path } }) =>
    copy.sections
      .flatMap((section) => (section.type === "owner" ? section.facts : []))
      .flatMap(({ key, lines }) => (lines.length === 0 ? { key: key as OwnerFact, path } : [])),
  );
  if (gaps.length === 0) return undefined;
  const keys = [...new Set(gaps.map(({ key }) => key))];
  const paths = [...new Set(gaps.map(({ path }) => path))];
  return {
    code: "missing-owner",
    severity: "warning",
    message: `${site.config.name} lacks details of its owner: ${keys.map((key) => `\`${key}\``).join(", ")}`,
    why: `They are marked as to be completed on ${paths.join(", ")}.`,
    hint: `Write them below \`owner\`, here or in \`defaults\` of network.yaml. ${keys.map((key) => `\`${key}\`: ${meaningOf(key)}`).join(" ")}`,
    place: site.locate([Object.keys(site.config.owner).length > 0 ? "owner" : "name"], true),
  };
}
