import type { SendConfig } from "./forms.ts";

/**
 * Why a lead was not delivered. `refused`: the form's service said no, and would say it again. `unavailable`: something else
 * answered, in the service's place. `unanswered`: nothing did.
 */
export type Failure = "refused" | "unavailable" | "unanswered";

/** Statuses of 4xx that speak of the moment, not of the lead: not there, too slow, too early, too often. */
const FOR_THE_MOMENT = new Set([404, 408, 425, 429]);

/**
 * What an answer says of the lead (docs/forms.md, Which answers are refusals). A service that gives JSON is known by the
 * keys that the form asks for; a page of a proxy has none of them. Rejects when the answer breaks off.
 */
export async function judgeAnswer({ success }: SendConfig, response: Response): Promise<"accepted" | Failure> {
  const wanted = Object.entries(success);
  if (wanted.length === 0) return response.ok ? "accepted" : judgeStatus(response.status);
  const answer = parse(await response.text());
  const said = typeof answer === "object" && answer !== null ? (answer as Record<string, unknown>) : {};
  if (response.ok && wanted.every(([key, value]) => said[key] === value)) return "accepted";
  if (wanted.every(([key]) => key in said)) return "refused";
  if (response.ok) return answer === undefined ? "unavailable" : "refused";
  return judgeStatus(response.status);
}

const judgeStatus = (status: number): Failure =>
  status >= 400 && status < 500 && !FOR_THE_MOMENT.has(status) ? "refused" : "unavailable";

/** Undefined for what is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
