import type { Problem } from "../../report/problem.ts";
import type { Live } from "./readLive.ts";
import type { Review } from "./review.ts";

/** A review for programs. Addresses are paths of their hosts. */
export const reviewJson = (
  { from, isPartial }: Live,
  { sites, hosts, vanished }: Review,
  problems: readonly Problem[],
) => ({
  live: from,
  onlyAddresses: isPartial,
  sites: sites.map(
    ({ key, state, pages, added, changed, moved, removed, isShared, isCode, isSitemap, isFiles, isEngine }) => ({
      key,
      state,
      pages,
      added: added.map(({ path }) => path),
      changed: changed.map(({ to, what }) => ({ path: to.path, what })),
      moved: moved.map((move) => ({ from: move.from.path, to: move.to.path })),
      removed: removed.map((page) => ({ path: page.from.path, to: page.redirect.to })),
      shared: isShared,
      code: isCode,
      sitemap: isSitemap,
      files: isFiles,
      engine: isEngine,
    }),
  ),
  hosts,
  vanished: vanished.map(({ host, path, proposal }) => ({
    host,
    path,
    proposal: proposal && { to: proposal.to.networkPath, isFallback: proposal.isFallback },
  })),
  problems: problems.map(({ place: { text: _, ...place }, ...problem }) => ({ ...problem, place })),
});
