import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

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
