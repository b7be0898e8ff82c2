import { EnquiryLink } from "../../navigation/EnquiryLink.tsx";
import type { Slide } from "../../site/sections.ts";
import { LazyArt } from "../../ui/Art.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { Hero } from "../Hero.tsx";
import { useText } from "../../page/text.ts";
import type { KindProps } from "../SectionFrame.tsx";

/** The banner slider: first the page's own heading and summary, then the section's slides. */
export function Banners({ section, content }: KindProps<"banners">) {
  const t = useText();
  return (
    <div className="banners">
      <Slider label={section.heading ?? t("sections.banners")} wide autoplay>
        <Hero content={content} />
        {section.slides.map((slide) => (
          <BannerSlide key={slide.heading} {...slide} />
        ))}
      </Slider>
    </div>
  );
}

function BannerSlide({ heading, summary, link, art }: Slide) {
  const t = useText();
  return (
    <div className="hero hero--slide">
      <div className="hero__inner container">
        <div className="hero__text">
          <h2 className="hero__heading hero__heading--slide">{heading}</h2>
          {summary && <p className="hero__summary">{summary}</p>}
          {link ? (
            <a className="button" href={link.href}>
              {link.label}
              <Icon name="arrow" />
            </a>
          ) : (
            <EnquiryLink className="button">
              {t("header.enquiry")}
              <Icon name="arrow" />
            </EnquiryLink>
          )}
        </div>
        <LazyArt className="hero__scene" art={art} />
      </div>
    </div>
  );
}
