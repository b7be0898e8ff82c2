import { DEFAULT_FORM } from "../../../runtime/site/forms.ts";
import { FORM_TEMPLATES } from "../../../runtime/site/page.ts";
import { formNamed, formNames } from "../../config/resolveForm.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Checked, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** Name of the form that a page shows: its section's, else its own, else the layout's. Undefined without a form. */
export function pageForm({ config, site }: SiteContext, route: Route, { data, locate }: PageCopy): Checked<string> {
  const section = data.sections?.find((any) => any.type === "form");
  const { forms } = site.config;
  const { form } = data;
  const problems: Problem[] = [];
  if (form !== undefined && formNames(forms).length > 0 && !formNamed(forms, form))
    problems.push({ ...unknownForm(site, form), place: locate(["form"]) });
  if (!section && !FORM_TEMPLATES.has(route.template)) return { problems };
  const value = section?.form ?? form ?? route.form ?? config.network.layouts[route.layout]?.form ?? DEFAULT_FORM;
  return formNamed(forms, value) ? { value, problems } : { problems };
}

/** The problem of a form name that the country does not define. */
export const unknownForm = ({ config }: SiteConfig, name: string) => ({
  code: "unknown-form" as const,
  message: `${config.name} has no form \`${name}\``,
  hint: didYouMean(name, formNames(config.forms)) || "Define it under `forms`, or remove this.",
});
