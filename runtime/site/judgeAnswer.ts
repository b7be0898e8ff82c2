import type { SendConfig } from "./forms.ts";

/**
 * Why a lead was not delivered. `refused`: the service rejected it, and would reject it again. `unavailable`: something
 * else responded, such as a proxy. `unanswered`: there was no response.
 */
export type Failure = "refused" | "unavailable" | "unanswered";

/** 4xx statuses that are temporary: not found, timeout, too early, too many requests. */
const TEMPORARY_STATUSES = new Set([404, 408, 425, 429]);

/**
 * Evaluates the response to a lead (docs/forms.md, Which answers are refusals). The keys of `success` identify JSON of
 * the service; a proxy's page has none of them. Rejects when the response is incomplete.
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
  status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status) ? "refused" : "unavailable";

/** Parses JSON; undefined if it isn't valid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
