import type { FormConfig, ShownField } from "../site/forms.ts";
import { type FormValues, type Lead, makeLead } from "../site/lead.ts";
import { campaignQuery } from "./campaignQuery.ts";
import { deliver } from "./deliver.ts";
import type { Delivered } from "./deliverLead.ts";
import { completePhones } from "./dialCodes/completePhones.ts";

interface Enquiry {
  form: HTMLFormElement;
  config: FormConfig;
  values: FormValues;
  /** The fields that the visitor sees. */
  shown: readonly ShownField[];
  contentApiBase: string | undefined;
}

/** The latest try of a form that failed. */
interface Attempt {
  /** Random id of its lead. */
  id: string;
  /** What was sent, as text. */
  values: string;
}

/** By the form's id; in memory, as what was filled in is kept (`drafts.ts`). */
const failed = new Map<string, Attempt>();

/** Sends what a form holds: after a try that failed as the same lead, where the values are the same. */
export async function sendEnquiry({ form, config, values, shown, contentApiBase }: Enquiry): Promise<Delivered> {
  const lead = leadOf(completePhones(values, config.fields, form), config, shown);
  const attempt = failed.get(form.id);
  const text = JSON.stringify(lead);
  const id = attempt?.values === text ? attempt.id : (crypto.randomUUID?.() ?? String(Math.random()));
  const { send, keepUndelivered: keep } = config;
  const outcome = await deliver({ keep, send, lead, id, before: attempt?.id, contentApiBase });
  if (!outcome.delivered) failed.set(form.id, { id, values: text });
  return outcome;
}

/** Forgets the latest try of a form: the next lead is another one. */
export const forgetFailure = (formId: string): void => void failed.delete(formId);

function leadOf(values: FormValues, { fields }: FormConfig, shown: readonly ShownField[]): Lead {
  const { host, origin, pathname } = location;
  return makeLead(values, {
    fields,
    shown: new Set(shown.map(({ name }) => name)),
    location: { host, origin, pathname, search: campaignQuery() },
    title: document.title,
  });
}
