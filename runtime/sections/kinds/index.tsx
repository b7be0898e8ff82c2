import type { ReactNode } from "react";
import type { PageContent } from "../../site/page.ts";
import type { Section, SectionType } from "../../site/sections.ts";
import { Banners } from "./Banners.tsx";
import { Budget } from "./Budget.tsx";
import { Calendar } from "./Calendar.tsx";
import { Call } from "./Call.tsx";
import { Cards } from "./Cards.tsx";
import { ChecklistSection } from "./ChecklistSection.tsx";
import { ClaimsSection } from "./ClaimsSection.tsx";
import { Comparison } from "./Comparison.tsx";
import { Copy } from "./Copy.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { Facts } from "./Facts.tsx";
import { FaqSection } from "./FaqSection.tsx";
import { FlagMap } from "./FlagMap.tsx";
import { Glossary } from "./Glossary.tsx";
import { Institutions } from "./Institutions.tsx";
import { Journeys } from "./Journeys.tsx";
import type { Kind } from "./kind.ts";
import { Offices } from "./Offices.tsx";
import { Owner } from "./Owner.tsx";
import { OwnSection } from "./OwnSection.tsx";
import { PictureSection } from "./PictureSection.tsx";
import { Posts } from "./Posts.tsx";
import { Steps } from "./Steps.tsx";
import { TabsSection } from "./TabsSection.tsx";
import { Testimonials } from "./Testimonials.tsx";
import { Text } from "./Text.tsx";

/** The component of each kind of section, by its `type:`. Not of the form, which needs scripts: `Sections` renders it. */
const KINDS: { [T in Exclude<SectionType, "form">]: Kind<T> } = {
  banners: Banners,
  budget: Budget,
  calendar: Calendar,
  call: Call,
  cards: Cards,
  checklist: ChecklistSection,
  claims: ClaimsSection,
  comparison: Comparison,
  copy: Copy,
  disclosure: Disclosure,
  facts: Facts,
  faq: FaqSection,
  glossary: Glossary,
  institutions: Institutions,
  journeys: Journeys,
  map: FlagMap,
  offices: Offices,
  own: OwnSection,
  owner: Owner,
  picture: PictureSection,
  posts: Posts,
  steps: Steps,
  tabs: TabsSection,
  testimonials: Testimonials,
  text: Text,
};

/** Sections as HTML, one below the other. Server only. */
export function SectionList({ sections, content }: { sections: Section[]; content: PageContent }) {
  return sections.map((section) => <Shown key={section.id} section={section} content={content} />);
}

function Shown<T extends SectionType>({ section, content }: { section: Section<T>; content: PageContent }): ReactNode {
  if (section.type === "form") return null;
  const Component = KINDS[section.type as Exclude<T, "form">] as Kind<T>;
  return <Component section={section} content={content} />;
}
