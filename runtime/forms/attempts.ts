import type { Lead } from "../site/lead.ts";

/** The latest try of a form that failed. */
interface Attempt {
  /** Random id of its lead. */
  id: string;
  /** What was sent, as text. */
  values: string;
}

/** By the form's id; in memory, as what was filled in is kept (`drafts.ts`). */
const failed = new Map<string, Attempt>();

/** Notes a try that failed: when the visitor sends the form once more, it is the same lead. */
export const noteFailure = (form: string, id: string, lead: Lead): void =>
  void failed.set(form, { id, values: JSON.stringify(lead) });

/** Forgets the latest try: the next lead is another one. */
export const forgetFailure = (form: string): void => void failed.delete(form);

/** Id of a lead that is about to be sent, the same as `before` when the values are those of the latest try that failed. */
export function identify(form: string, lead: Lead): { id: string; before: string | undefined } {
  const attempt = failed.get(form);
  const isSame = attempt?.values === JSON.stringify(lead);
  return { id: isSame ? attempt.id : (crypto.randomUUID?.() ?? String(Math.random())), before: attempt?.id };
}
