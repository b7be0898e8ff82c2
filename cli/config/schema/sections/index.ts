import { z } from "zod";
import type { OwnSectionConfig, OwnKinds } from "../ownKinds.ts";
import { Banners, Cards, Posts, Journeys, Institutions, Offices, FlagMap, Testimonials, Claims } from "./lists.ts";
import { Budget, Calendar, Call, Form } from "./tools.ts";
import {
  Checklist,
  Copy,
  TextSection,
  Faq,
  Tabs,
  Steps,
  Glossary,
  PictureSection,
  Disclosure,
  OwnerSection,
  Comparison,
  Facts,
} from "./text.ts";

/** The shipped sections. A new one also needs a planner (`cli/plan/sections`), a component, and a gallery example. */
export const SECTIONS = {
  banners: Banners,
  budget: Budget,
  calendar: Calendar,
  call: Call,
  cards: Cards,
  checklist: Checklist,
  claims: Claims,
  comparison: Comparison,
  copy: Copy,
  disclosure: Disclosure,
  facts: Facts,
  faq: Faq,
  form: Form,
  glossary: Glossary,
  institutions: Institutions,
  journeys: Journeys,
  map: FlagMap,
  offices: Offices,
  owner: OwnerSection,
  picture: PictureSection,
  posts: Posts,
  steps: Steps,
  tabs: Tabs,
  testimonials: Testimonials,
  text: TextSection,
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
