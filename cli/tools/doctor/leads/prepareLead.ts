import { DEFAULT_FORM, type SendConfig } from "../../../../runtime/site/forms.ts";
import type { Lead } from "../../../../runtime/site/lead.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { toJson } from "../api/menu.ts";
import type { Served } from "../api/services.ts";
import { failed, skipped, type Answer, type Subject } from "../check.ts";
import { isLocal } from "../live/home.ts";
import { readPayload } from "../live/payload.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { fillForm } from "./fillForm.ts";

/** A test lead that could be sent now. */
export interface ReadyLead {
  country: string;
  marker: string;
  /** With the absolute address. */
  send: SendConfig;
  lead: Lead;
}

/** A country without a lead that could be sent, and why. */
export interface NoLead {
  country: string;
  answer: Answer;
}

/**
 * Makes the test lead of a country as its live home would send it: address and fields are those that the site has now,
 * whatever the project's files say. Nothing is sent yet.
 */
export async function prepareLead({ net }: Subject, served: Served, marker: string): Promise<ReadyLead | NoLead> {
  const { country } = served.plan;
  const url = served.origin + served.plan.site.country.home;
  const { hostname } = new URL(url);
  if (isReserved(hostname) && !isLocal(hostname))
    return { country, answer: skipped(`${reservedReason(hostname)}: try it with \`sitegen preview\` and --address`) };
  const page = await net.ask(url, { isStrict: true });
  const payload = readPayload(page.body);
  const data = payload && (await net.ask(new URL(payload.site, url).href, { isStrict: true }));
  const site = data?.status === 200 ? (toJson(data.body) as SiteData | undefined) : undefined;
  if (!site)
    return {
      country,
      answer: failed(`${url} is no page that sitegen has built (${page.status})`, "Deploy the site first."),
    };
  const form = site.forms[DEFAULT_FORM] ?? Object.values(site.forms)[0];
  if (!form) return { country, answer: skipped("the site has no form") };
  const to = new URL(form.send.url, url);
  if (isReserved(to.hostname) && !isLocal(to.hostname))
    return { country, answer: skipped(`its form is sent to ${to.href}: ${reservedReason(to.hostname)}`) };
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(page.body) ?? [];
  return { country, marker, send: { ...form.send, url: to.href }, lead: fillForm(form, marker, { url, title }) };
}
