import type { FormConfig, SendConfig, Thanks } from "../../../runtime/site/forms.ts";
import { formNames, resolveForm, usedFields, type ResolvedForm } from "../../config/resolveForm.ts";
import { serviceOn } from "../../config/routes/siteHosts.ts";
import type { Route } from "../../model/route.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { planField } from "./planField.ts";
import type { Config } from "../../model/config.ts";

/** The URL that a form is sent to. Undefined if the content API isn't configured, which a rule reports. */
function sendUrl({ contentApi }: Pick<Config["network"], "contentApi">, to: string): string | undefined {
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
export function planForms(context: SiteContext, own: readonly Route[]): Record<string, FormConfig> {
  const { forms } = context.site.config;
  return Object.fromEntries(
    formNames(forms).flatMap((name) => {
      const resolved = resolveForm(forms, name);
      const thanks = planThanks(context, resolved, own);
      const send = planSend(context, resolved, thanks);
      return send ? [[name, planForm(context, { resolved, send, thanks })]] : [];
    }),
  );
}

function planForm(
  context: SiteContext,
  { resolved, send, thanks }: { resolved: ResolvedForm; send: SendConfig; thanks: Thanks },
): FormConfig {
  const { onFailure, errorSummary, keepUndelivered, messages, modal } = resolved;
  const fields = usedFields(resolved);
  return {
    fields: fields.map((field) => planField(context, field, fields)),
    send,
    thanks,
    onFailure,
    ...(errorSummary && { errorSummary }),
    keepUndelivered,
    ...(messages && { messages }),
    ...(modal && { modal }),
  };
}

/** Undefined for a form without an address, which a rule reports. */
function planSend({ config, host }: SiteContext, { send }: ResolvedForm, thanks: Thanks): SendConfig | undefined {
  if (!send) return undefined;
  const { to, as, success, identity, thanksParameter = to === "contentApi" && "thanks" } = send;
  const written = sendUrl(config.network, to);
  if (written === undefined) return undefined;
  const url = serviceOn(host, written);
  const action = thanksParameter && "page" in thanks ? addParameter(url, thanksParameter, thanks.page) : undefined;
  return { url, as, success, ...(identity && { identity }), ...(action !== undefined && { action }) };
}

/** Adds a query parameter. The path in its value stays readable. */
const addParameter = (url: string, name: string, path: string): string =>
  `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(path).replaceAll("%2F", "/")}`;

function planThanks({ routes, site }: SiteContext, { thanks }: ResolvedForm, own: readonly Route[]): Thanks {
  if (thanks && "message" in thanks) return thanks;
  const page = thanks
    ? routes.find(site.key, thanks.page)?.path
    : own.find(({ template }) => template === "thank-you")?.path;
  return page === undefined ? {} : { page };
}
