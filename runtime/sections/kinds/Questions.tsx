import { Accordion } from "../../ui/Accordion.tsx";
import { Prose } from "../Prose.tsx";
import { useText } from "../../page/context.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import type { KindProps } from "../SectionFrame.tsx";

export const FaqSection = ({ section: { items } }: KindProps<"faq">) => (
  <div className="questions">
    <Accordion items={items.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }))} />
  </div>
);

export function TabsSection({ section: { heading, initial, items } }: KindProps<"tabs">) {
  const t = useText();
  return (
    <div className="sheet">
      <Tabs
        label={heading ?? t("sections.tabs")}
        initial={initial}
        tabs={items.map(({ id, label, html }) => ({ id, label, content: <Prose html={html} /> }))}
      />
    </div>
  );
}

/** Terms and what they mean, each to be linked to. */
export const Glossary = ({ section: { terms } }: KindProps<"glossary">) => (
  <dl className="glossary">
    {terms.map(({ id, term, name, text }) => (
      <div className="glossary__entry" key={id} id={id}>
        <dt className="glossary__term">
          <dfn>{term}</dfn>
          {name && <span className="glossary__name">{name}</span>}
        </dt>
        <dd className="glossary__text">{text}</dd>
      </div>
    ))}
  </dl>
);
