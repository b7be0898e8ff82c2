import type { Field, FormConfig, ShownField } from "../site/forms.ts";
import { type FormValues, makeLead } from "../site/lead.ts";
import type { Delivered, Delivery } from "../outbox/deliverLead.ts";
import { CAMPAIGN_KEY, orUndefined } from "../site/browserStorage.ts";

type Enquiry = { form: HTMLFormElement; config: FormConfig; values: FormValues; shown: readonly ShownField[] };

/** The last failed attempt by form id: the random id of its lead, and the values as text. In memory, like drafts. */
const failed = new Map<string, { id: string; values: string }>();

/** Sends a form. After a failed attempt with the same values, it keeps the id of the lead. */
export async function sendEnquiry({ form, config, values, shown }: Enquiry): Promise<Delivered> {
  const { fields, send, keepUndelivered: keep } = config;
  const { host, origin, pathname, search } = location;
  // Followed by stored campaign parameters: the first value of a name is used.
  const campaign = orUndefined(() => sessionStorage.getItem(CAMPAIGN_KEY)) ?? "";
  const lead = makeLead(completePhones(values, fields, form), {
    fields,
    shown: new Set(shown.map(({ name }) => name)),
    location: { host, origin, pathname, search: `${search}&${campaign}` },
    title: document.title,
  });
  const attempt = failed.get(form.id);
  const text = JSON.stringify(lead);
  const id = attempt?.values === text ? attempt.id : (crypto.randomUUID?.() ?? String(Math.random()));
  const outcome = await deliver({ keep, send, lead, id, before: attempt?.id });
  if (!outcome.delivered) failed.set(form.id, { id, values: text });
  return outcome;
}

/** Deletes the failed attempt of a form, so that the next lead gets a new id. */
export const forgetFailure = (formId: string): void => void failed.delete(formId);

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

/** Adds chosen dial codes to the values of fields with `dialCodes.complete`. */
function completePhones(values: FormValues, fields: readonly Field[], form: HTMLFormElement): FormValues {
  const completed = fields.flatMap((field): [string, string][] => {
    const value = values[field.name];
    if (field.type !== "tel" || !field.dialCodes?.complete || typeof value !== "string") return [];
    const input = form.querySelector(`[name="${CSS.escape(field.name)}"]`);
    const { code = "", trunk = "" } = input?.parentElement?.querySelector<HTMLElement>("[data-code]")?.dataset ?? {};
    return code ? [[field.name, completePhone(value.trim(), { code, trunk })]] : [];
  });
  return { ...values, ...Object.fromEntries(completed) };
}

/** Numbers with at least this number of digits may begin with a trunk prefix. */
const MIN_DIGITS_WITH_TRUNK = 11;

/**
 * Adds the dial code to a phone number that has none (`+91 …`, `0091 …`), and removes the national trunk prefix. Digits
 * of any script become ASCII. Leading digits without `+` or `00` never count as a dial code: 55 is Brazil's dial code
 * and also one of its area codes.
 */
export function completePhone(typed: string, { code, trunk }: { code: string; trunk: string }): string {
  const number = asciiDigits(typed);
  const digits = number.replace(/\D/g, "");
  if (digits === "" || /^(?:\+|00)/.test(number)) return number;
  // After the trunk prefix 0 no number begins with 0, but numbers in Russia (trunk prefix 8) can begin with 8.
  const hasTrunk =
    trunk !== "" && digits.startsWith(trunk) && (trunk.startsWith("0") || digits.length >= MIN_DIGITS_WITH_TRUNK);
  return `${code} ${hasTrunk ? withoutTrunk(number, trunk) : number}`;
}

/** In Unicode, the digits 0 to 9 of each script are consecutive. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value++;
    return String(value % 10);
  });

/** Removes the trunk prefix and punctuation around it: `(0412) 345`, `0-412 345`. */
const withoutTrunk = (typed: string, trunk: string): string =>
  typed.replace(/[()]/g, "").replace(new RegExp(`^\\D*${[...trunk].join("\\D*")}[\\s.-]*`), "");
