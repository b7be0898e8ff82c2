import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Numbered steps. */
export function Steps({ section }: KindProps<"steps">) {
  return (
    <SectionFrame section={section}>
      <ol className="steps">
        {section.items.map(({ title, html }) => (
          <li className="step" key={title}>
            <h3 className="step__title">{title}</h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
