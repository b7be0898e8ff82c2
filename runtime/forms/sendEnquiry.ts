import type { FormConfig, ShownField } from "../site/forms.ts";
import { type FormValues, type Lead, makeLead } from "../site/lead.ts";
import type { Delivered, Delivery } from "../outbox/deliverLead.ts";
import { completePhones } from "./phone/completePhones.ts";
import { CAMPAIGN_KEY } from "../site/browserStorage.ts";

interface Enquiry {
  form: HTMLFormElement;
  config: FormConfig;
  values: FormValues;
  /** The visible fields. */
  shown: readonly ShownField[];
}

/** The last failed attempt of a form. */
interface Attempt {
  /** Random id of its lead. */
  id: string;
  /** The sent values, as text. */
  values: string;
}

/** Failed attempts by form id; in memory, like drafts. */
const failed = new Map<string, Attempt>();

/** Sends a form. After a failed attempt with the same values, it keeps the id of the lead. */
export async function sendEnquiry({ form, config, values, shown }: Enquiry): Promise<Delivered> {
  const lead = leadOf(completePhones(values, config.fields, form), config, shown);
  const attempt = failed.get(form.id);
  const text = JSON.stringify(lead);
  const id = attempt?.values === text ? attempt.id : (crypto.randomUUID?.() ?? String(Math.random()));
  const { send, keepUndelivered: keep } = config;
  const outcome = await deliver({ keep, send, lead, id, before: attempt?.id });
  if (!outcome.delivered) failed.set(form.id, { id, values: text });
  return outcome;
}

/** Deletes the failed attempt of a form, so that the next lead gets a new id. */
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

/** The page's query, followed by stored campaign parameters. Readers use the first value of a name. */
function campaignQuery(): string {
  try {
    return `${location.search}&${sessionStorage.getItem(CAMPAIGN_KEY) ?? ""}`;
  } catch {
    return location.search;
  }
}

const load = () => import("../outbox/deliverLead.ts");

/** Loads the code that sends and stores leads in advance, because the network may be down when it is needed. */
export const prepareDelivery = (): void => void load().catch(() => {});

/** Sends a lead. If the code can't be loaded, the lead isn't stored either. */
export async function deliver(delivery: Delivery): Promise<Delivered> {
  try {
    const { deliverLead } = await load();
    return await deliverLead(delivery);
  } catch (cause) {
    const reason = new Error("The enquiry could not be sent", { cause });
    return { delivered: false, failure: "unanswered", reason, lost: true };
  }
}
