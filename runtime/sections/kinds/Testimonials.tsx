import { Slider } from "../../ui/Slider.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "./kind.ts";

/** Quotations in a slider. */
export function Testimonials({ section }: KindProps<"testimonials">) {
  const t = useText();
  return (
    <SectionFrame section={section}>
      <Slider label={section.heading ?? t("sections.testimonials")}>
        {section.items.map(({ quote, name, detail, source }) => (
          <figure className="voice" key={quote}>
            {section.placeholder && <p className="voice__sample">{t("sections.sample")}</p>}
            <blockquote className="voice__quote">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="voice__name">
              <strong>{name}</strong>
              {detail && <span>{detail}</span>}
              {source && (
                <a href={source.href} rel="noopener">
                  {source.label}
                </a>
              )}
            </figcaption>
          </figure>
        ))}
      </Slider>
    </SectionFrame>
  );
}
