import { Icon } from "../../ui/Icon.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Typical journeys, each a card with its stops. */
export function Journeys({ section }: KindProps<"journeys">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.journeys")}>
        {section.items.map(({ title, stops, link }) => (
          <div className="journey" key={title}>
            <h3 className="journey__title">{title}</h3>
            <ol className="journey__stops">
              {stops.map(({ when, what }) => (
                <li className="journey__stop" key={when + what}>
                  <span className="journey__when">{when}</span>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
            {link && (
              <a className="more" href={link.href}>
                {link.label}
                <Icon name="arrow" />
              </a>
            )}
          </div>
        ))}
      </Slider>
    </SectionFrame>
  );
}
