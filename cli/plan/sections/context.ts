import type { Picture } from "../../../runtime/site/picture.ts";
import type { SectionType } from "../../../runtime/site/sections.ts";
import type { Route } from "../../model/route.ts";
import type { PictureRef } from "../../config/schema/values/picture.ts";
import type { SectionConfig } from "../../config/schema/sections/index.ts";
import type { MarkdownText, PlannedSection } from "../../content/copy/copyPlan.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Mistake } from "../../core/problems/problem.ts";
import type { ShownFact } from "../facts/showFact.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { PlacedSection } from "./sectionsInText.ts";

/** A section's front matter. */
export type Written<T extends SectionType> = Extract<SectionConfig, { type: T }>;

/** Input of a section's planner. */
export interface SectionContext {
  site: SiteContext;
  route: Route;
  copy: PageCopy;
  first: boolean;
  /** Which part of the page's Markdown the section shows; undefined for all of it. */
  part: PlacedSection["part"];
  /** Resolves a link; undefined for a page that this country lacks. */
  href(to: string): string | undefined;
  /** Resolves a picture; `path` is its key in the section. */
  picture(ref: PictureRef, path: PropertyKey[]): Picture | undefined;
  /** Registers Markdown of the settings with its links. (Links of the page's own copy are resolved with the page.) */
  settingsText(markdown: string): MarkdownText;
  /** Formats a fact and adds it to the page's sources; undefined for an unknown id. */
  fact(id: string): ShownFact | undefined;
  /** Adds a small file to the site; `file` is its path in the site's folder. */
  addFile(file: string, text: string): void;
  /** Reports a mistake at a path in the section; the planner then returns nothing. */
  report(path: PropertyKey[], problem: Mistake): undefined;
}

/** The keys that are planned for all sections alike. */
type CommonKeys = "type" | "id" | "heading" | "summary" | "ground";

/** Plans a section of one type; undefined if the country has nothing to show in it. */
export type Planner<T extends SectionType> = (
  section: Written<T>,
  context: SectionContext,
) => Omit<PlannedSection<T>, CommonKeys> | undefined;

export type Planners = { [T in SectionType]: Planner<T> };
