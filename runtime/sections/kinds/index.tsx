import type { ReactNode, ComponentType } from "react";
import type { PageContent } from "../../site/page.ts";
import type { Section, SectionType } from "../../site/sections.ts";
import { Banners } from "../Hero.tsx";
import { Budget } from "./Budget.tsx";
import { Calendar } from "./Calendar.tsx";
import { Call, Claims, Copy, Text, Steps, PictureSection } from "./Text.tsx";
import { Cards, Posts, Institutions, Journeys, Testimonials } from "./Cards.tsx";
import { Checklist } from "./Checklist.tsx";
import { Comparison, Facts } from "./Facts.tsx";
import { Disclosure, Owner } from "./Disclosure.tsx";
import { FormSection } from "./Form.tsx";
import { FaqSection, TabsSection, Glossary } from "./Questions.tsx";
import { FlagMap, Offices } from "./Places.tsx";
import { clients, sections } from "@own/sections.ts";
import type { ClientSectionProps, SectionCommon, SectionProps } from "../../parts/ownSection.tsx";
import { ClientSection } from "../../parts/ownSection.tsx";
import { useApp, useText } from "../../page/context.tsx";
import { type KindProps, SectionFrame } from "../SectionFrame.tsx";

type Kind<T extends SectionType> = (props: KindProps<T>) => ReactNode;

/** The component of each kind of section, by its `type:`. */
const KINDS: { [T in SectionType]: Kind<T> } = {
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

/** Kinds without the frame of all others. */
const UNFRAMED: ReadonlySet<SectionType> = new Set(["banners", "call", "claims", "copy", "form", "own"]);

/** Sections as HTML, one below the other. Server only. */
export const SectionList = ({ sections: shown, content }: { sections: Section[]; content: PageContent }) =>
  shown.map((section) => <Shown key={section.id} section={section} content={content} />);

function Shown<T extends SectionType>({ section, content }: KindProps<T>): ReactNode {
  const t = useText();
  const Component = KINDS[section.type as T] as Kind<T>;
  const inner = <Component section={section} content={content} />;
  if (UNFRAMED.has(section.type)) return inner;
  const more = "link" in section ? section.link : undefined;
  const heading = section.heading ?? (section.type === "faq" ? t("page.faq") : more?.label);
  return (
    <SectionFrame section={{ ...section, heading }} more={more}>
      {inner}
    </SectionFrame>
  );
}

function OwnSection({ section: { kind, values, flags: _flags, ...common } }: KindProps<"own">) {
  return <ProjectSection {...common} type={kind} {...values} />;
}

/** A section of the project, in its templates and parts too: `<Section type="price" id={…} price={20} />`. */
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
