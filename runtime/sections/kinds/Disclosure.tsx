import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** What the site does with data, and whose works it shows. */
export function Disclosure({ section }: KindProps<"disclosure">) {
  return (
    <SectionFrame section={section}>
      <ul className="disclosed">
        {section.entries.map(({ name, text, facts, href }) => (
          <li className="disclosed__entry" key={name + text}>
            <h3 className="disclosed__name" translate="no">
              {href === undefined ? <bdi>{name}</bdi> : <a href={href}>{name}</a>}
            </h3>
            <p>{text}</p>
            {facts.length > 0 && (
              <dl className="disclosed__facts">
                {facts.map(({ label, values }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    {values.map((value) => (
                      <dd key={value}>{value}</dd>
                    ))}
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
