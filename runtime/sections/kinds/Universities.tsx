import { Flag } from "../../ui/Flag.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** Universities, without crests: they belong to the universities. */
export function Universities({ section }: KindProps<"universities">) {
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? "Universities"}>
        {section.universities.map(({ name, city, country, flag, founded, note }) => (
          <div className="university" key={name}>
            <p className="university__place">
              <Flag code={flag} width={24} />
              {`${city}, ${country}`}
            </p>
            <h3 className="university__name">{name}</h3>
            {note && <p className="university__note">{note}</p>}
            {founded && <p className="university__founded">{`Founded ${founded}`}</p>}
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}
