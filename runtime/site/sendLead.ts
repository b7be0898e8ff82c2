import type { SendConfig } from "./forms.ts";
import type { Lead } from "./lead.ts";
import { orUndefined } from "./browserStorage.ts";

const TIMEOUT_MS = 20_000;

export type Outcome = { delivered: true } | { delivered: false; failure: Failure; reason: Error };

/**
 * Sends a lead. Never throws. Multipart requests have no extra header unless the form's `identity` needs one: it would
 * cause a CORS preflight request, which WordPress refuses by default.
 * @param id Random id of the lead, the same for all attempts.
 */
export async function sendLead(send: SendConfig, lead: Lead, id: string, timeoutMs = TIMEOUT_MS): Promise<Outcome> {
  try {
    const response = await fetch(send.url, {
      method: "POST",
      ...withIdentity(send, lead, id),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = await judgeAnswer(send, response);
    if (verdict === "accepted") return { delivered: true };
    const reason = new Error(`The enquiry was not accepted (HTTP ${response.status})`);
    return { delivered: false, failure: verdict, reason };
  } catch (cause) {
    return { delivered: false, failure: "unanswered", reason: new Error("The enquiry could not be sent", { cause }) };
  }
}

function withIdentity({ as, identity }: SendConfig, lead: Lead, id: string): Body {
  if (!identity) return BODIES[as](lead);
  if ("field" in identity) return BODIES[as]([...lead, [identity.field, id]]);
  const { body, headers } = BODIES[as](lead);
  return { body, headers: { ...headers, [identity.header]: id } };
}

type Body = { body: FormData | string; headers?: Record<string, string> };

const BODIES: Record<SendConfig["as"], (lead: Lead) => Body> = {
  multipart(lead) {
    const body = new FormData();
    for (const [name, value] of lead) body.append(name, value);
    return { body };
  },
  json: (lead) => ({
    body: JSON.stringify(Object.fromEntries(lead)),
    headers: { accept: "application/json", "content-type": "application/json" },
  }),
};

/** `refused`: it would be refused again. `unavailable`: something else answered, such as a proxy. */
export type Failure = "refused" | "unavailable" | "unanswered";

/** 4xx statuses that are temporary: not found, timeout, too early, too many requests. */
const TEMPORARY_STATUSES = new Set([404, 408, 425, 429]);

/** Evaluates a response (docs/forms.md): a proxy's page has no key of `success`. Rejects when it is incomplete. */
export async function judgeAnswer({ success }: SendConfig, response: Response): Promise<"accepted" | Failure> {
  const wanted = Object.entries(success);
  if (wanted.length === 0) return response.ok ? "accepted" : judgeStatus(response.status);
  const text = await response.text();
  const answer = orUndefined(() => JSON.parse(text) as unknown);
  const said = typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
  if (response.ok && wanted.every(([key, value]) => said[key] === value)) return "accepted";
  if (wanted.every(([key]) => key in said)) return "refused";
  if (response.ok) return answer === undefined ? "unavailable" : "refused";
  return judgeStatus(response.status);
}

const judgeStatus = (status: number): Failure =>
  status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status) ? "refused" : "unavailable";
