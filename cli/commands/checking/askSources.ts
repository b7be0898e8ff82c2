import type { Console } from "../../core/console/console.ts";
import { EnvironmentError, ProblemsError } from "../../core/problems/errors.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { setTimeout } from "node:timers/promises";
import pMap from "p-map";
import { groupBy } from "../../core/lookups.ts";

export interface SourceAnswer {
  url: string;
  /** `moved`: redirects to another page; `guarded`: the host refuses programs. */
  state: "answers" | "moved" | "guarded" | "gone" | "unreachable";
  /** The HTTP status, the new URL, or the network error. */
  detail: string;
}

/** Number of hosts that are requested in parallel. Requests to the same host are sequential. */
const CONCURRENT_HOSTS = 4;
/** Pause between two requests to a host. */
const PAUSE_MS = 250;
const TIMEOUT_MS = 20_000;
/** Statuses with which hosts refuse programs. People may see the page all the same. */
const GUARDED_STATUSES = new Set([401, 403, 429, 503]);

const MEANINGS: Record<SourceAnswer["state"], string> = {
  answers: "answers",
  moved: "now redirects to another address",
  guarded: "does not answer programs: open it in a browser",
  gone: "no longer exists",
  unreachable: "could not be reached",
};

export const explainAnswer = ({ state, detail }: SourceAnswer): string => `${MEANINGS[state]} (${detail})`;

/** Prints the answers that need attention. @throws ProblemsError for lost ones, EnvironmentError when none is reached. */
export function reportAnswers(
  console: Console,
  answers: readonly SourceAnswer[],
  { asked, total, problemOf }: { asked: string; total: string; problemOf: (lost: SourceAnswer) => Problem },
): void {
  for (const answer of answers) if (answer.state !== "answers") console.note(`${answer.url} ${explainAnswer(answer)}`);
  if (answers.length > 0 && answers.every(({ state }) => state === "unreachable"))
    throw new EnvironmentError(
      `No ${asked} could be reached`,
      "Check the network connection of this machine, and run the command again.",
    );
  const lost = answers.filter(isLost);
  console.note(`${total}: ${answers.length - lost.length} respond.`);
  if (lost.length > 0) throw new ProblemsError(lost.map(problemOf));
}

export const isLost = ({ state }: SourceAnswer): boolean => state === "gone" || state === "unreachable";

/** Requests each URL to see whether it still answers. The results are in the order of `urls`. */
export async function askSources(urls: readonly string[], { ask = fetch, pause = PAUSE_MS } = {}) {
  const answers = new Map<string, SourceAnswer>();
  const hosts = groupBy([...new Set(urls)], (url) => new URL(url).host).values();
  const work = async (urlsOfHost: readonly string[]) => {
    for (const [index, url] of urlsOfHost.entries()) {
      if (index > 0) await setTimeout(pause);
      answers.set(url, await askOne(url, ask));
    }
  };
  await pMap(hosts, work, { concurrency: CONCURRENT_HOSTS });
  return urls.flatMap((url) => answers.get(url) ?? []);
}

async function askOne(url: string, ask: typeof fetch): Promise<SourceAnswer> {
  try {
    const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers: { accept: "text/html,*/*" } });
    await response.body?.cancel();
    const status = String(response.status);
    if (GUARDED_STATUSES.has(response.status)) return { url, state: "guarded", detail: status };
    if (!response.ok) return { url, state: "gone", detail: status };
    return isElsewhere(url, response.url)
      ? { url, state: "moved", detail: response.url }
      : { url, state: "answers", detail: status };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return { url, state: "unreachable", detail: name === "TimeoutError" ? "no answer" : (cause?.code ?? message) };
  }
}

/** Whether a redirect led to another page. A change of scheme, `www.`, final slash or fragment doesn't count. */
function isElsewhere(asked: string, answered: string): boolean {
  if (answered === "") return false;
  const page = (url: string) => {
    const { hostname, pathname, search } = new URL(url);
    return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
  };
  return page(asked) !== page(answered);
}
