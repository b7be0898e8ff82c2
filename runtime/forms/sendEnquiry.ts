import { type Lead, toFormData } from "./lead.ts";

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The result of sending a lead. `answered` is true when the server answered at all. */
export type Outcome = { delivered: true } | { delivered: false; answered: boolean; reason: Error };

/** Address to which enquiries are sent. */
export const enquiryUrl = (contentApiBase: string): string => `${contentApiBase}/contact/v1/send`;

/**
 * Sends a lead. Only a body with status 200 and message `success` is a success; any other answer is a failure. Never throws.
 * No header is added: with one the browser would send a preflight request, which WordPress refuses by default.
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
