import type { ReactNode, ComponentType } from "react";
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
import { FormSection } from "./Form.tsx";
import { FaqSection, TabsSection, Glossary } from "./Questions.tsx";
import { FlagMap, Offices } from "./Places.tsx";
import type { Kind, KindProps } from "../SectionFrame.tsx";
import { clients, sections } from "@own/sections.ts";
import { ClientSection } from "../../parts/ownSection.tsx";
import type { ClientSectionProps, SectionCommon, SectionProps } from "../../parts/ownSection.tsx";
import { useApp } from "../../page/context.tsx";

/** The component of each kind of section, by its `type:`. */
const KINDS: { [T in SectionType]: Kind<T> } = {
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
  form: FormSection,
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
  const Component = KINDS[section.type as T] as Kind<T>;
  return <Component section={section} content={content} />;
}

/** A section of a kind that is the project's. */
function OwnSection({ section: { kind, values, flags: _flags, ...common } }: KindProps<"own">) {
  return <ProjectSection {...common} type={kind} {...values} />;
}

/**
 * A section of the project, in its templates and parts too: `<Section type="price" id={…} price={20} />`. There its
 * values are as its component is given them.
 */
export function ProjectSection(section: SectionCommon & Record<string, unknown>) {
  const { content } = useApp();
  const { type } = section;
  const Component = sections[type] as ComponentType<Partial<SectionProps>> | undefined;
  if (!Component) throw new Error(`there is no component of the section ${type}`);
  const client = clients[type];
  if (client)
    return <ClientSection client={client} Section={Component as ComponentType<ClientSectionProps>} section={section} />;
  return <Component section={section} content={content} />;
}
