import { useText } from "../../page/text.ts";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Who is responsible for the site; gaps are marked. */
export function Owner({ section }: KindProps<"owner">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <dl className="disclosed__facts">
        {section.facts.map(({ key, label, lines }) => (
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
    </SectionFrame>
  );
}
