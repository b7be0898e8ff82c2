import { Flag } from "../../ui/Flag.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Institutions, without crests, which belong to the institutions. */
export function Institutions({ section }: KindProps<"institutions">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.institutions")}>
        {section.institutions.map(({ name, city, country, flag, founded, note }) => (
          <div className="institution" key={name}>
            <p className="institution__place">
              <Flag code={flag} width={24} />
              {t("sections.place", { city, country })}
            </p>
            <h3 className="institution__name">{name}</h3>
            {note && <p className="institution__note">{note}</p>}
            {founded && <p className="institution__founded">{t("sections.founded", { year: founded })}</p>}
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}
