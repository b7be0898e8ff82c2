import { Accordion } from "../../ui/Accordion.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

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
