import type { Client } from "../http/client.ts";
import { isMap } from "../../../config/isMap.ts";
import { CmsError } from "../cmsError.ts";
import type { Category, Entry, EntryKind, Listed, Source } from "../source.ts";
import { readCategories, readEntries, readListed } from "./readEntry.ts";
import { pagesOf, pieces } from "./paging.ts";

/** The most that is read of one answer, in bytes. */
const MOST = { list: 8_000_000, entries: 40_000_000, small: 2_000_000 };

/** What is asked of each entry in a list. */
const FIELDS = "id,modified_gmt,link,slug,status,categories,content.protected";

interface Options {
  pageSize: number;
  /** Parameters of the project, by what they choose. */
  query: Partial<Record<EntryKind, Record<string, string>>>;
  /** Gets the number of entries that are there so far. */
  progress?: (text: string) => void;
}

/** The REST API of WordPress 5.7 and later. */
export function wordpress(client: Client, { pageSize, query, progress = () => undefined }: Options): Source {
  const chosen = (kind: EntryKind) => ({ ...query[kind], status: "publish", per_page: String(pageSize) });
  const entriesOf = (kind: EntryKind) => ({ ...chosen(kind), _embed: "author,wp:featuredmedia" });
  const listed = async (kind: EntryKind): Promise<Listed[] | undefined> => {
    // In the order of ids a new entry moves no other one to another page.
    const order = { orderby: "id", order: "asc", _fields: FIELDS };
    const found = new Map<number, Listed>();
    let total = 0;
    for await (const answer of pagesOf(client, `wp/v2/${kind}`, { ...chosen(kind), ...order }, MOST.list)) {
      for (const entry of readListed(answer.value, answer.url)) found.set(entry.id, entry);
      total = answer.total;
      progress(`${kind}: ${found.size} of ${total} listed`);
    }
    return found.size === total ? [...found.values()].filter(({ isPublic }) => isPublic) : undefined;
  };
  return {
    async list(kind) {
      // Somebody may have published or deleted one meanwhile.
      const found = (await listed(kind)) ?? (await listed(kind));
      if (found) return found;
      throw new CmsError(
        `${client.address(`wp/v2/${kind}`)} answers fewer or other entries than it says there are`,
        "Pull again. Where it happens again, a plugin or a cache changes the lists: look at X-WP-Total.",
      );
    },
    async *changedAfter(kind, instant) {
      const changed = { ...entriesOf(kind), orderby: "modified", order: "asc", modified_after: instant };
      for await (const { value, url } of pagesOf(client, `wp/v2/${kind}`, changed, MOST.entries))
        yield readEntries(value, url);
    },
    async *byIds(kind, ids) {
      let there = 0;
      for await (const entries of pieces(ids, pageSize, (some) => entriesById(client, kind, entriesOf(kind), some))) {
        there += entries.length;
        progress(`${kind}: ${there} of ${ids.length} read`);
        yield entries;
      }
    },
    async stillThere(kind, ids) {
      const found: number[] = [];
      const asked = { ...chosen(kind), _fields: FIELDS };
      const ask = async (some: readonly number[]) => {
        const { value, url } = await client.json(`wp/v2/${kind}`, { ...asked, include: some.join() }, MOST.list);
        return readListed(value, url).filter(({ isPublic }) => isPublic);
      };
      for await (const some of pieces(ids, pageSize, ask)) found.push(...some.map(({ id }) => id));
      return found;
    },
    async categories() {
      const found: Category[] = [];
      const parameters = { per_page: "100", hide_empty: "true", _fields: "id,slug,link" };
      for await (const { value, url } of pagesOf(client, "wp/v2/categories", parameters, MOST.list))
        found.push(...readCategories(value, url));
      return found;
    },
    menu: async (route, id) => (await client.json(`${route}/menu/${id}`, {}, MOST.small)).value,
    async options() {
      const { value, url } = await client.json("acf/v2/options", {}, MOST.small);
      const options = isMap(value) ? value["acf"] : undefined;
      if (isMap(options)) return options;
      throw new CmsError(
        `${url} answers no options`,
        "Check that ACF has an options page, and that the plugin ACF to REST API shows it; or remove `pull.options`.",
      );
    },
  };
}

async function entriesById(
  client: Client,
  kind: EntryKind,
  parameters: Record<string, string>,
  ids: readonly number[],
): Promise<Entry[]> {
  const { value, url } = await client.json(`wp/v2/${kind}`, { ...parameters, include: ids.join() }, MOST.entries);
  const wanted = new Set(ids);
  const found = readEntries(value, url).filter(({ id }) => wanted.has(id));
  if (found.length === ids.length) return found;
  throw new CmsError(
    `${client.address(`wp/v2/${kind}`)} answers ${found.length} of ${ids.length} entries that it has listed`,
    "Pull again. Where it happens again, the CMS runs out of time or memory: make `pull.pageSize` smaller.",
  );
}
