import { CmsError } from "../cmsError.ts";
import type { Answer, Client } from "../http/client.ts";

/** Requests that are made ahead: what waits is in memory. */
const AHEAD = 4;

/** All pages of a list, in their order, each with the number of entries that there are. */
export async function* pagesOf(
  client: Client,
  route: string,
  parameters: Record<string, string>,
  most: number,
): AsyncGenerator<Answer & { total: number }> {
  const ask = async (page: number) => {
    const answer = await client.json(route, page === 1 ? parameters : { ...parameters, page: String(page) }, most);
    return { ...answer, total: header(answer, "x-wp-total"), pages: header(answer, "x-wp-totalpages") };
  };
  const first = await ask(1);
  yield first;
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  yield* ahead(rest, ask);
}

/** What is answered for a list, so many of it at once. */
export async function* pieces<T, R>(
  items: readonly T[],
  size: number,
  ask: (some: readonly T[]) => Promise<R>,
): AsyncGenerator<R> {
  const some = Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
  yield* ahead(some, ask);
}

/** Runs some requests at once, and gives the answers in order. */
async function* ahead<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): AsyncGenerator<R> {
  const waiting: Promise<R>[] = [];
  for (const item of items) {
    const answer = ask(item);
    // One that fails is looked at when it is its turn.
    answer.catch(() => undefined);
    waiting.push(answer);
    const next = waiting.length === AHEAD ? waiting.shift() : undefined;
    if (next) yield await next;
  }
  for (const answer of waiting) yield await answer;
}

function header({ headers, url }: Answer, name: string): number {
  const written = headers.get(name);
  if (written !== null && /^\d{1,9}$/.test(written)) return Number(written);
  throw new CmsError(
    `${url} does not say how many entries there are`,
    `It has to answer with the header ${name}, as WordPress does: a proxy or a cache may remove it.`,
  );
}
