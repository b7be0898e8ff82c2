/** What became of a request for a source. */
export interface SourceAnswer {
  url: string;
  /** `answers`, `moved` to another address, `guarded` against programs, `gone`, or `unreachable`. */
  state: "answers" | "moved" | "guarded" | "gone" | "unreachable";
  /** The status, the new address, or the network's error. */
  detail: string;
}

/** Requests under way at once. */
const AT_ONCE = 4;
/** How long a source may take, in milliseconds. */
const PATIENCE = 20_000;
/** Answers by which a host keeps programs away. People may see the page all the same. */
const GUARDED = new Set([401, 403, 429, 503]);

/** Asks each address whether it still answers, a few at once. Gives the answers in the order of the addresses. */
export async function askSources(urls: readonly string[], ask: typeof fetch = fetch): Promise<SourceAnswer[]> {
  const answers: SourceAnswer[] = [];
  const waiting = urls.entries();
  const work = async () => {
    for (const [index, url] of waiting) answers[index] = await askOne(url, ask);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
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
