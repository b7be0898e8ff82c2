import { useText } from "../../page/context.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** What the site does with data, and whose works it shows. */
export const Disclosure = ({ section: { entries } }: KindProps<"disclosure">) => (
  <ul role="list" className="disclosed">
    {entries.map(({ name, text, facts, href }) => (
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
);

/** Who is responsible for the site; gaps are marked. */
export function Owner({ section: { facts } }: KindProps<"owner">) {
  const t = useText();
  return (
    <dl className="disclosed__facts">
      {facts.map(({ key, label, lines }) => (
        <div key={key}>
          <dt>{label}</dt>
          {lines.length === 0 && (
            <dd>
              <mark className="gap">{t("owner.gap")}</mark>
            </dd>
          )}
          {lines.map(({ text, href }) => (
            <dd key={text}>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
