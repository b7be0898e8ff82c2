import type { SendConfig } from "../site/forms.ts";
import type { Lead } from "./lead.ts";

/** How long an answer may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The result of sending a lead. `answered` is true when the server answered at all. */
export type Outcome = { delivered: true } | { delivered: false; answered: boolean; reason: Error };

/**
 * Sends a lead. Only the answer that the form calls a success is one; any other is a failure. Never throws. To a multipart
 * body no header is added: with one the browser would send a preflight request, which WordPress refuses by default.
 */
export async function sendLead(send: SendConfig, lead: Lead, timeoutMs = TIMEOUT_MS): Promise<Outcome> {
  let answered = false;
  try {
    const response = await fetch(send.url, {
      method: "POST",
      ...BODIES[send.as](lead),
      signal: AbortSignal.timeout(timeoutMs),
    });
    answered = true;
    if (response.ok && (await isSuccess(send, response))) return { delivered: true };
    return { delivered: false, answered, reason: new Error(`The enquiry was not accepted (HTTP ${response.status})`) };
  } catch (cause) {
    return { delivered: false, answered, reason: new Error("The enquiry could not be sent", { cause }) };
  }
}

const BODIES: Record<SendConfig["as"], (lead: Lead) => Pick<RequestInit, "body" | "headers">> = {
  multipart: (lead) => ({ body: toFormData(lead) }),
  json: (lead) => ({
    body: JSON.stringify(Object.fromEntries(lead)),
    headers: { accept: "application/json", "content-type": "application/json" },
  }),
};

/** The multipart body of a lead. */
function toFormData(lead: Lead): FormData {
  const body = new FormData();
  for (const [name, value] of lead) body.append(name, value);
  return body;
}

async function isSuccess({ success }: SendConfig, response: Response): Promise<boolean> {
  const wanted = Object.entries(success);
  if (wanted.length === 0) return true;
  const answer: unknown = await response.json();
  if (typeof answer !== "object" || answer === null) return false;
  return wanted.every(([key, value]) => (answer as Record<string, unknown>)[key] === value);
}
