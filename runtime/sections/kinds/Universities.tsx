import { Flag } from "../../ui/Flag.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Universities, without crests: they belong to the universities. */
export function Universities({ section }: KindProps<"universities">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.universities")}>
        {section.universities.map(({ name, city, country, flag, founded, note }) => (
          <div className="university" key={name}>
            <p className="university__place">
              <Flag code={flag} width={24} />
              {t("sections.place", { city, country })}
            </p>
            <h3 className="university__name">{name}</h3>
            {note && <p className="university__note">{note}</p>}
            {founded && <p className="university__founded">{t("sections.founded", { year: founded })}</p>}
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}
