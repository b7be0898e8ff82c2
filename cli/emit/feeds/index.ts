import type { PlannedFeed, SitePlan } from "../../plan/plan.ts";
import { ATOM_FILE, RSS_FILE } from "../../plan/feeds.ts";
import { atom } from "./atom.ts";
import type { TextOf } from "./element.ts";
import { rss } from "./rss.ts";

const FORMATS = { [RSS_FILE]: rss, [ATOM_FILE]: atom } satisfies Record<
  string,
  (feed: PlannedFeed, textOf: TextOf) => string
>;

/** The files of a site's feeds, by name in its folder. */
export const feedTree = ({ feeds, site }: SitePlan, textOf: TextOf): Map<string, string> =>
  new Map(
    feeds.flatMap((feed) =>
      Object.entries(FORMATS).map(([name, write]): [string, string] => [
        feed.path.slice(site.country.home.length) + name,
        write(feed, textOf),
      ]),
    ),
  );
