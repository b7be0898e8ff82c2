import { type Lead, toFormData } from "./lead.ts";

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** How a lead fared. `answered` tells a server that said anything at all from no answer. */
export type Outcome = { delivered: true } | { delivered: false; answered: boolean; reason: Error };

/** Where enquiries are sent (spec section 7). */
export const enquiryUrl = (contentApiBase: string): string => `${contentApiBase}/contact/v1/send`;

/**
 * Sends a lead. Only status 200 and message `success` in the body is a success; any other answer, whatever its shape, is
 * a failure. Never throws. No header is added: one would make the call a preflighted one, which a default WordPress refuses.
 */
export async function sendEnquiry(url: string, lead: Lead, timeoutMs = TIMEOUT_MS): Promise<Outcome> {
  let answered = false;
  try {
    const response = await fetch(url, {
      method: "POST",
      body: toFormData(lead),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answered = true;
    const answer: unknown = await response.json();
    if (response.ok && isSuccess(answer)) return { delivered: true };
    return { delivered: false, answered, reason: new Error(`The enquiry was not accepted (HTTP ${response.status})`) };
  } catch (cause) {
    return { delivered: false, answered, reason: new Error("The enquiry could not be sent", { cause }) };
  }
}

/** True for the one answer that means delivered. */
export function isSuccess(answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null) return false;
  const { status, message } = answer as { status?: unknown; message?: unknown };
  return status === 200 && message === "success";
}
