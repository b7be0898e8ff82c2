import { DEFAULT_FORM, type FormConfig, type SendConfig, type Thanks } from "../../../runtime/site/forms.ts";
import { FORM_TEMPLATES } from "../../../runtime/site/page.ts";
import { formNamed, formNames, resolveForm, usedFields, type ResolvedForm } from "../../config/resolveForm.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { planField } from "./planField.ts";

/** The URL that a form is sent to. Undefined if the content API isn't configured, which a rule reports. */
function sendUrl({ contentApi }: Config["network"], to: string): string | undefined {
  if (to !== "contentApi") return to;
  return contentApi && `${contentApi.base}/contact/v1/send`;
}

/** The URLs that forms of all countries are sent to. */
export function listSendUrls({ network, countries }: Pick<Config, "network" | "countries">): string[] {
  const urls = countries.flatMap(({ config: { forms } }) =>
    formNames(forms).flatMap((name) => {
      const { send } = resolveForm(forms, name);
      return (send && sendUrl(network, send.to)) ?? [];
    }),
  );
  return [...new Set(urls)];
}

/** A site's forms by name, as the browser gets them. */
export function planForms(context: SiteContext): Record<string, FormConfig> {
  const { forms } = context.site.config;
  return Object.fromEntries(
    formNames(forms).flatMap((name): [string, FormConfig][] => {
      const resolved = resolveForm(forms, name);
      const { onFailure, errorSummary, keepUndelivered, messages, modal } = resolved;
      const thanks = planThanks(context, resolved);
      const send = planSend(context, resolved, thanks);
      if (!send) return [];
      const used = usedFields(resolved);
      const fields = used.map((field) => planField(context, field, used));
      const summary = errorSummary || undefined;
      return [[name, { fields, send, thanks, onFailure, errorSummary: summary, keepUndelivered, messages, modal }]];
    }),
  );
}

/** Undefined for a form without an address, which a rule reports. */
function planSend({ config, host }: SiteContext, { send }: ResolvedForm, thanks: Thanks): SendConfig | undefined {
  if (!send) return undefined;
  const { to, as, success, identity, thanksParameter = to === "contentApi" && "thanks" } = send;
  const written = sendUrl(config.network, to);
  if (written === undefined) return undefined;
  const url = serviceOn(host, written);
  const action = thanksParameter && "page" in thanks ? addParameter(url, thanksParameter, thanks.page) : undefined;
  return { url, as, success, identity, action };
}

/** Adds a query parameter. The path in its value stays readable. */
const addParameter = (url: string, name: string, path: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(path).replaceAll("%2F", "/")}`;

function planThanks({ routes, site }: SiteContext, { thanks }: ResolvedForm): Thanks {
  if (thanks && "message" in thanks) return thanks;
  const page = thanks
    ? routes.find(site.key, thanks.page)
    : routes.ofSite(site.key).find(({ template }) => template === "thank-you");
  return page ? { page: page.path } : {};
}

/** Name of the form that a page shows: its section's, else its own, else the layout's. Undefined without a form. */
export function pageForm(
  { config, site }: SiteContext,
  route: Route,
  { data: { sections, form }, locate }: PageCopy,
  problems: Problem[],
): string | undefined {
  const section = sections?.find((any) => any.type === "form");
  const { forms } = site.config;
  if (form !== undefined && formNames(forms).length > 0 && !formNamed(forms, form))
    problems.push({ ...unknownForm(site, form), place: locate(["form"]) });
  if (!section && !FORM_TEMPLATES.has(route.template)) return undefined;
  const shown = section?.form ?? form ?? route.form ?? config.network.layouts[route.layout]?.form ?? DEFAULT_FORM;
  return formNamed(forms, shown) && shown;
}

/** The problem of a form name that the country does not define. */
export const unknownForm = ({ config }: SiteConfig, name: string) => ({
  code: "unknown-form" as const,
  message: `${config.name} has no form \`${name}\``,
  hint: didYouMean(name, formNames(config.forms)) || "Define it under `forms`, or remove this.",
});
