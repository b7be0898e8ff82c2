import { type ReactNode, createElement, type ComponentType } from "react";
import type { PageContent } from "../../site/page.ts";
import type { Section, SectionType } from "../../site/sections.ts";
import { Banners } from "../Hero.tsx";
import { Budget } from "./Budget.tsx";
import { Calendar } from "./Calendar.tsx";
import { Call, ClaimsSection, Copy, Text, Steps, PictureSection } from "./Text.tsx";
import { Cards, Posts, Institutions, Journeys, Testimonials } from "./Cards.tsx";
import { ChecklistSection } from "./Checklist.tsx";
import { Comparison, Facts } from "./Facts.tsx";
import { Disclosure, Owner } from "./Disclosure.tsx";
import { FaqSection, TabsSection, Glossary } from "./Questions.tsx";
import { FlagMap, Offices } from "./Places.tsx";
import type { Kind, KindProps } from "../SectionFrame.tsx";
import { clients, sections } from "@own/sections.ts";
import { ClientSection } from "../../parts/ClientSection.tsx";
import type { ClientSectionProps, SectionProps } from "../../parts/ownSection.tsx";

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

/** A section of a kind that is the project's. */
function OwnSection({ section: { kind, values, flags: _flags, ...common }, content }: KindProps<"own">) {
  const Component = sections[kind] as ComponentType<SectionProps> | undefined;
  if (!Component) throw new Error(`there is no component of the section ${kind}`);
  const section = { ...common, type: kind, ...values };
  const client = clients[kind];
  if (client)
    return <ClientSection client={client} Section={Component as ComponentType<ClientSectionProps>} section={section} />;
  return createElement(Component, { section, content });
}
