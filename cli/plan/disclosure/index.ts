import type { Disclosed, DISCLOSURES } from "../../../runtime/site/sections.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import type { Planner } from "../sections/context.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { siteData } from "../sites/siteData.ts";
import { discloseForms } from "./forms.ts";
import { discloseLicences } from "./licences.ts";
import { discloseServices } from "./services.ts";
import { discloseStorage } from "./storage.ts";

const LISTS: Record<(typeof DISCLOSURES)[number], (site: SiteContext, data: SiteData) => Disclosed[]> = {
  forms: discloseForms,
  storage: discloseStorage,
  services: discloseServices,
  licences: discloseLicences,
};

export const planDisclosure: Planner<"disclosure"> = ({ show }, { site }) => {
  const entries = LISTS[show](site, siteData(site));
  return entries.length > 0 ? { entries } : undefined;
};
