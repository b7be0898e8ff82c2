import { setTimeout } from "node:timers/promises";
import pMap from "p-map";
import { groupBy } from "../groupBy.ts";

/** What became of a request for a source. */
export interface SourceAnswer {
  url: string;
  /** `answers`, `moved` to another address, `guarded` against programs, `gone`, or `unreachable`. */
  state: "answers" | "moved" | "guarded" | "gone" | "unreachable";
  /** The status, the new address, or the network's error. */
  detail: string;
}

/** Hosts that are asked at once, each for one page after the other. */
const AT_ONCE = 4;
/** Between two requests to a host, in milliseconds. */
const PAUSE = 250;
/** How long a source may take, in milliseconds. */
const PATIENCE = 20_000;
/** Answers by which a host keeps programs away. People may see the page all the same. */
const GUARDED = new Set([401, 403, 429, 503]);

const MEANINGS: Record<SourceAnswer["state"], string> = {
  answers: "answers",
  moved: "leads elsewhere now",
  guarded: "does not answer programs: look at it in a browser",
  gone: "is not there any more",
  unreachable: "could not be reached",
};

/** What an answer says, in words. */
export const explainAnswer = ({ state, detail }: SourceAnswer): string => `${MEANINGS[state]} (${detail})`;

/** The same, with the address. */
export const describeAnswer = (answer: SourceAnswer): string => `${answer.url} ${explainAnswer(answer)}`;

/** Whether nobody can read the page any more. */
export const isLost = ({ state }: SourceAnswer): boolean => state === "gone" || state === "unreachable";

/** How addresses are asked; tests have their own ways. */
interface Asking {
  ask?: typeof fetch;
  pause?: number;
}

/** Asks each address whether it still answers: a few hosts at once, and each of them for one page after the other. Gives the answers in the order of the addresses. */
export async function askSources(
  urls: readonly string[],
  { ask = fetch, pause = PAUSE }: Asking = {},
): Promise<SourceAnswer[]> {
  const answers = new Map<string, SourceAnswer>();
  const hosts = groupBy([...new Set(urls)], (url) => new URL(url).host).values();
  const work = async (own: readonly string[]) => {
    for (const [index, url] of own.entries()) {
      if (index > 0) await setTimeout(pause);
      answers.set(url, await askOne(url, ask));
    }
  };
  await pMap(hosts, work, { concurrency: AT_ONCE });
  return urls.flatMap((url) => answers.get(url) ?? []);
}

async function askOne(url: string, ask: typeof fetch): Promise<SourceAnswer> {
  try {
    const response = await ask(url, { signal: AbortSignal.timeout(PATIENCE), headers: { accept: "text/html,*/*" } });
    await response.body?.cancel();
    const status = String(response.status);
    if (GUARDED.has(response.status)) return { url, state: "guarded", detail: status };
    if (!response.ok) return { url, state: "gone", detail: status };
    return isElsewhere(url, response.url)
      ? { url, state: "moved", detail: response.url }
      : { url, state: "answers", detail: status };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return { url, state: "unreachable", detail: name === "TimeoutError" ? "no answer" : (cause?.code ?? message) };
  }
}

/** Whether a redirect led to another page, and not only to another spelling of its address. */
function isElsewhere(asked: string, answered: string): boolean {
  if (answered === "") return false;
  const page = (url: string) => {
    const { hostname, pathname, search } = new URL(url);
    return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
  };
  return page(asked) !== page(answered);
}
