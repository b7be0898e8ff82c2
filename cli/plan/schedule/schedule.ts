import type { Route } from "../../config/routes/routes.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import type { Problem } from "../../report/problem.ts";
import type { PageState } from "./pageState.ts";

/**
 * Whether drafts and scheduled pages are shown: by a build, which then isn't indexed, or by `sitegen dev`, which
 * otherwise shows what visitors get.
 */
export type ShowDrafts = "no" | "build" | "dev";

/** A configured page that is not published. */
export interface UnpublishedPage {
  /** Route with its network path. */
  route: Route;
  state: Exclude<PageState, { is: "published" }>;
  copy: PageCopy;
}

/** The published pages at a build's instant. */
export interface Schedule {
  /** The build's instant, in milliseconds. */
  now: number;
  /** The day of the instant in UTC, ISO 8601. */
  today: string;
  drafts: ShowDrafts;
  /** Unpublished pages of all sites. */
  unpublished: readonly UnpublishedPage[];
  /** Whether the build has the page. */
  isShown(route: Pick<Route, "site" | "content">): boolean;
  stateOf(route: Pick<Route, "site" | "content">): PageState;
  /** Instants at which pages appear or disappear, past ones included. */
  instants: readonly number[];
  problems: Problem[];
}
