import type { Route } from "../../config/routes/routes.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import type { Problem } from "../../report/problem.ts";
import type { PageState } from "./pageState.ts";

/**
 * Which pages are shown besides the published ones: drafts and those to come. A build that shows them is not for search
 * engines; `sitegen dev` shows pages as visitors will get them.
 */
export type ShowDrafts = "no" | "build" | "dev";

/** A page that the configuration asks for and that is not published. */
export interface UnpublishedPage {
  /** At its path of the network. */
  route: Route;
  state: Exclude<PageState, { is: "published" }>;
  copy: PageCopy;
}

/** Which pages there are at the instant of a build. */
export interface Schedule {
  /** The instant, in milliseconds. */
  now: number;
  /** Its day, in UTC; ISO 8601. */
  today: string;
  drafts: ShowDrafts;
  /** Of all sites. */
  unpublished: readonly UnpublishedPage[];
  /** Whether a build at this instant has the page. */
  isShown(route: Pick<Route, "site" | "content">): boolean;
  /** Whether it is published. */
  stateOf(route: Pick<Route, "site" | "content">): PageState;
  /** Instants at which a page is published or over, past ones included. */
  instants: readonly number[];
  problems: Problem[];
}
