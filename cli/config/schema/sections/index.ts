import { z } from "zod";
import type { OwnSectionConfig, OwnKinds } from "../ownKinds.ts";
import * as lists from "./lists.ts";
import * as text from "./text.ts";
import * as tools from "./tools.ts";

/** The shipped sections. A new one also needs a planner (`cli/plan/sections`), a component, and a gallery example. */
export const SECTIONS = {
  banners: lists.Banners,
  budget: tools.Budget,
  calendar: tools.Calendar,
  call: tools.Call,
  cards: lists.Cards,
  checklist: text.Checklist,
  claims: lists.Claims,
  comparison: text.Comparison,
  copy: text.Copy,
  disclosure: text.Disclosure,
  facts: text.Facts,
  faq: text.Faq,
  form: tools.Form,
  glossary: text.Glossary,
  institutions: lists.Institutions,
  journeys: lists.Journeys,
  map: lists.FlagMap,
  offices: lists.Offices,
  owner: text.OwnerSection,
  picture: text.PictureSection,
  posts: lists.Posts,
  steps: text.Steps,
  tabs: text.Tabs,
  testimonials: lists.Testimonials,
  text: text.TextSection,
};

type Kind = (typeof SECTIONS)[keyof typeof SECTIONS];

export type SectionConfig = z.output<Kind> | OwnSectionConfig;

/** The sections of a page, in order: shipped ones, and those of the project. */
export function sectionsSchema({ sections: own }: OwnKinds) {
  const kinds = [...Object.values(SECTIONS), ...[...own.values()].map(({ schema }) => schema)];
  const section = z.discriminatedUnion(
    "type",
    kinds as unknown as readonly [Kind, ...Kind[]],
  ) as z.ZodType<SectionConfig>;
  return z
    .array(section)
    .refine((sections) => sections.filter(({ type }) => type === "form").length <= 1, {
      error: "A page can't have two forms",
      params: { why: "Their fields would have the same ids.", hint: "Keep one, and link to it." },
    })
    .describe("Sections of the page, in order. `sitegen gallery` shows all kinds.");
}
