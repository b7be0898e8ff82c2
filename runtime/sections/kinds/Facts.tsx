import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** A few figures, large. */
export function Facts({ section }: KindProps<"facts">) {
  return (
    <SectionFrame section={section}>
      <dl className="figures">
        {section.items.map(({ value, label, note }) => (
          <div className="figure" key={label}>
            <dt className="figure__label">{label}</dt>
            <dd className="figure__value">{value}</dd>
            {note && <dd className="figure__note">{note}</dd>}
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
