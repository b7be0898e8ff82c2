import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { initialValue, listShown } from "../../../runtime/site/fields.ts";
import { DEFAULT_FORM, type FormConfig, type SendConfig, type ShownField } from "../../../runtime/site/forms.ts";
import { makeLead, type FormValues, type Lead } from "../../../runtime/site/lead.ts";
import { sendLead } from "../../../runtime/site/sendLead.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import type { Project } from "../../core/project.ts";
import { toJson } from "./api.ts";
import { failed, ok, skipped, type Answer, type Subject } from "./check.ts";
import { readPayload } from "./live.ts";
import { networkError } from "./net.ts";
import { unreachableReason, type Served } from "./services.ts";

export interface ReadyLead {
  country: string;
  marker: string;
  /** With the absolute address. */
  send: SendConfig;
  lead: Lead;
}

/**
 * Makes a test lead from the form of a country's live home, whatever the project's files say. Sends nothing.
 * @returns the lead, or why there is none
 */
export async function prepareLead({ net }: Subject, served: Served, marker: string): Promise<ReadyLead | Answer> {
  const { country, site: planned } = served.plan;
  const url = served.origin + planned.country.home;
  const reason = unreachableReason(url);
  if (reason !== undefined) return skipped(`${reason}: try it with \`sitegen preview\` and --address`);
  const page = await net.ask(url, { isStrict: true });
  const payload = readPayload(page.body);
  const data = payload && (await net.ask(new URL(payload.site, url).href, { isStrict: true }));
  const site = data?.status === 200 ? (toJson(data.body) as SiteData | undefined) : undefined;
  if (!site) return failed(`${url} is not a page that sitegen has built (${page.status})`, "Deploy the site first.");
  const form = site.forms[DEFAULT_FORM] ?? Object.values(site.forms)[0];
  if (!form) return skipped("the site has no form");
  const to = new URL(form.send.url, url);
  const unreachable = unreachableReason(to.href);
  if (unreachable !== undefined) return skipped(`its form is sent to ${to.href}: ${unreachable}`);
  const [, title = ""] = /<title>(.*?)<\/title>/s.exec(page.body) ?? [];
  return { country, marker, send: { ...form.send, url: to.href }, lead: fillForm(form, marker, { url, title }) };
}

/** The text of all text fields. @param marker Identifies the lead. */
const testName = (marker: string): string => `sitegen doctor (test) ${marker}`;

/** The lead that the form sends when it is filled in with test data. */
export function fillForm({ fields }: FormConfig, marker: string, page: { url: string; title: string }): Lead {
  const values = new Map<string, string>();
  const shown = listShown(fields, (field) => {
    const value = valueOf(field, marker);
    values.set(field.name, value);
    return value;
  });
  const { host, origin, pathname, search } = new URL(page.url);
  return makeLead(Object.fromEntries(values) as FormValues, {
    fields,
    shown: new Set(shown.map(({ name }) => name)),
    location: { host, origin, pathname, search },
    title: page.title,
  });
}

function valueOf(field: ShownField, marker: string): string {
  switch (field.type) {
    case "email":
      // Nobody can have such an address (RFC 2606).
      return "sitegen-doctor@example.com";
    case "tel":
      return "+10000000000";
    case "date":
      return new Date().toISOString().slice(0, 10);
    case "checkbox":
      return field.value;
    case "select":
    case "radio":
      return initialValue(field) || (field.options.find(({ value }) => value !== "")?.value ?? "");
    case "textarea":
      return `This is a test of the form by ${testName(marker)}. No answer is needed.`;
    default:
      return testName(marker).slice(0, field.maxLength);
  }
}

/** Sends a lead with the code that pages use, and says where it arrived. */
export async function sendTestLead(project: Project, { send, lead, marker }: ReadyLead): Promise<Answer> {
  const outcome = await sendLead(send, lead, randomUUID());
  if (outcome.delivered) {
    const file = findStored(project, marker);
    return ok(
      file === undefined
        ? `accepted by ${send.url}: look for “${marker}” in the CMS and in the inbox that receives its mail`
        : `accepted by ${send.url}, stored in ${file}`,
    );
  }
  const { cause } = outcome.reason;
  const why =
    cause instanceof Error
      ? `${outcome.reason.message}: ${networkError(cause.cause ?? cause)}`
      : outcome.reason.message;
  return failed(`${send.url} is ${outcome.failure}: ${why}`, HINTS[outcome.failure]);
}

const HINTS = {
  refused:
    "The service rejected the lead. Compare the form's fields and its `send.success` with the service's requirements (node_modules/countrysites/docs/forms.md).",
  unavailable: "Something else answered in its place. Check `send.to` and the service.",
  unanswered: "Check `send.to`, and whether the service can be reached.",
} as const;

/** The file in which `sitegen preview` has stored the lead, relative to the project. */
function findStored({ root, work }: Project, marker: string): string | undefined {
  const folder = join(work, "leads");
  const names = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  const name = names.find((file) => readFileSync(join(folder, file), "utf8").includes(marker));
  return name === undefined ? undefined : relative(root, join(folder, name));
}
