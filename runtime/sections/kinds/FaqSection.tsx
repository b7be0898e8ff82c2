import { Accordion } from "../../ui/Accordion.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Questions and answers as a section. */
export function FaqSection({ section }: KindProps<"faq">) {
  return (
    <SectionFrame section={{ ...section, heading: section.heading ?? "Questions people ask" }}>
      <div className="questions">
        <Accordion
          items={section.items.map(({ question, html }) => ({ title: question, content: <Prose html={html} /> }))}
        />
      </div>
    </SectionFrame>
  );
}
