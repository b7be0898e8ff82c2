import { pMapIterable } from "p-map";
import { isMap } from "../../../config/index.ts";
import type { Pulled } from "../pulled.ts";
import type { Answer, Client } from "./client.ts";
import { CmsError } from "./cmsError.ts";
import { Category, Entry, type EntryKind, Listed, readList } from "./readEntry.ts";

const MAX_BYTES = { list: 8_000_000, entries: 40_000_000, small: 2_000_000 };

const FIELDS = "id,modified_gmt,link,slug,status,categories,content.protected";

/** How many requests are made ahead. Their answers wait in memory. */
const AHEAD = { concurrency: 4, backpressure: 4 };

/** The REST API of WordPress 5.7 and later. */
export function wordpress(client: Client, { pull, progress = () => undefined }: Pulled) {
  const { pageSize } = pull;
  const routeOf = (kind: EntryKind) => `wp/v2/${kind}`;
  const chosen = (kind: EntryKind) => ({ ...pull[kind]?.query, status: "publish", per_page: String(pageSize) });
  const entriesOf = (kind: EntryKind) => ({ ...chosen(kind), _embed: "author,wp:featuredmedia" });
  const listed = async (kind: EntryKind): Promise<Listed[] | undefined> => {
    // Sorted by id, a new entry does not move others to another page.
    const query = { ...chosen(kind), orderby: "id", order: "asc", _fields: FIELDS };
    const found = new Map<number, Listed>();
    let total = 0;
    for await (const answer of pagesOf(client, routeOf(kind), query, MAX_BYTES.list)) {
      for (const entry of readList(Listed, answer)) found.set(entry.id, entry);
      total = answer.total;
      progress(`${kind}: ${found.size} of ${total} listed`);
    }
    return found.size === total ? [...found.values()].filter(({ isPublic }) => isPublic) : undefined;
  };
  /** The answers for entries by their ids, in their order. */
  const batches = (kind: EntryKind, ids: readonly number[], query: Record<string, string>, maxBytes: number) => {
    const count = Math.ceil(ids.length / pageSize);
    const parts = Array.from({ length: count }, (_, at) => ids.slice(at * pageSize, (at + 1) * pageSize));
    const ask = (some: number[]) => client.json(routeOf(kind), { ...query, include: some.join() }, maxBytes);
    return pMapIterable(parts, async (some) => ({ some, ...(await ask(some)) }), AHEAD);
  };
  return {
    /** All public entries, without their texts. */
    async list(kind: EntryKind): Promise<Listed[]> {
      // Tried twice: an entry may be published or deleted meanwhile.
      const found = (await listed(kind)) ?? (await listed(kind));
      if (found) return found;
      throw new CmsError(
        `${client.address(routeOf(kind))} lists fewer or other entries than it announces`,
        "Pull again. If it happens again, a plugin or a cache changes the lists: check X-WP-Total.",
      );
    },
    /** Entries that were changed after an instant, in batches. */
    async *changedAfter(kind: EntryKind, instant: string) {
      const query = { ...entriesOf(kind), orderby: "modified", order: "asc", modified_after: instant };
      for await (const answer of pagesOf(client, routeOf(kind), query, MAX_BYTES.entries))
        yield readList(Entry, answer);
    },
    /** Entries by their ids, in batches. @throws CmsError when one is missing */
    async *byIds(kind: EntryKind, ids: readonly number[]) {
      let there = 0;
      for await (const { some, ...answer } of batches(kind, ids, entriesOf(kind), MAX_BYTES.entries)) {
        const entries = readList(Entry, answer).filter(({ id }) => some.includes(id));
        if (entries.length !== some.length)
          throw new CmsError(
            `${answer.url} returned ${entries.length} of the ${some.length} entries that it had listed`,
            "Pull again. If it happens again, the CMS runs out of time or memory: reduce `pull.pageSize`.",
          );
        there += entries.length;
        progress(`${kind}: ${there} of ${ids.length} read`);
        yield entries;
      }
    },
    /** The ids that the CMS still has. */
    async stillThere(kind: EntryKind, ids: readonly number[]): Promise<number[]> {
      const found: number[] = [];
      for await (const answer of batches(kind, ids, { ...chosen(kind), _fields: FIELDS }, MAX_BYTES.list))
        for (const { id, isPublic } of readList(Listed, answer)) if (isPublic) found.push(id);
      return found;
    },
    async categories() {
      const found: Category[] = [];
      const query = { per_page: "100", hide_empty: "true", _fields: "id,slug,link" };
      for await (const answer of pagesOf(client, "wp/v2/categories", query, MAX_BYTES.list))
        found.push(...readList(Category, answer));
      return found;
    },
    menu: async (route: string, id: number) => (await client.json(`${route}/menu/${id}`, {}, MAX_BYTES.small)).value,
    async options(): Promise<Record<string, unknown>> {
      const { value, url } = await client.json("acf/v2/options", {}, MAX_BYTES.small);
      const options = isMap(value) ? value["acf"] : undefined;
      if (isMap(options)) return options;
      throw new CmsError(
        `${url} answers without options`,
        "Check whether ACF has an options page, and whether the plugin ACF to REST API publishes it; or remove `pull.options`.",
      );
    },
  };
}

/** The pages of a list in their order, each with the total number of entries. */
async function* pagesOf(client: Client, route: string, query: Record<string, string>, maxBytes: number) {
  const ask = async (page: number) => {
    const answer = await client.json(route, page === 1 ? query : { ...query, page: String(page) }, maxBytes);
    return { ...answer, total: header(answer, "x-wp-total"), pages: header(answer, "x-wp-totalpages") };
  };
  const first = await ask(1);
  yield first;
  const rest = Array.from({ length: Math.max(0, first.pages - 1) }, (_, index) => index + 2);
  yield* pMapIterable(rest, ask, AHEAD);
}

function header({ headers, url }: Answer, name: string): number {
  const written = headers.get(name);
  if (written !== null && /^\d{1,9}$/.test(written)) return Number(written);
  throw new CmsError(
    `${url} does not tell the number of entries`,
    `The answer needs the header ${name}, as WordPress sends it. A proxy or a cache may remove it.`,
  );
}
