import type { FormConfig, SendConfig, Thanks } from "../../../runtime/site/forms.ts";
import { formNames, resolveForm, usedFields, type ResolvedForm } from "../../config/resolveForm.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { planField } from "./planField.ts";
import type { Config } from "../../model/config.ts";

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
