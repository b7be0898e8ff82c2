import { Accordion } from "../../ui/Accordion.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame, type KindProps } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import { Tabs } from "../../ui/Tabs.tsx";

/** Questions and answers as a section. */
export function FaqSection({ section }: KindProps<"faq">) {
  const t = useText();
  return (
    <SectionFrame section={{ ...section, heading: section.heading ?? t("page.faq") }}>
      <div className="questions">
        <Accordion
          items={section.items.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }))}
        />
      </div>
    </SectionFrame>
  );
}

/** Texts in tabs. */
export function TabsSection({ section }: KindProps<"tabs">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <div className="sheet">
        <Tabs
          label={section.heading ?? t("sections.tabs")}
          initial={section.initial}
          tabs={section.items.map(({ id, label, html }) => ({ id, label, content: <Prose html={html} /> }))}
        />
      </div>
    </SectionFrame>
  );
}

/** Terms and what they mean, each to be linked to. */
export function Glossary({ section }: KindProps<"glossary">) {
  return (
    <SectionFrame section={section}>
      <dl className="glossary">
        {section.terms.map(({ id, term, name, text }) => (
          <div className="glossary__entry" key={id} id={id}>
            <dt className="glossary__term">
              <dfn>{term}</dfn>
              {name && <span className="glossary__name">{name}</span>}
            </dt>
            <dd className="glossary__text">{text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
