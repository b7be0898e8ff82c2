import type { PageContent } from "../site/page.ts";
import { Art, LazyArt } from "../ui/Art.tsx";
import { Flag } from "../ui/Flag.tsx";
import { ContactButtons } from "./ClosingCall.tsx";
import { EnquiryLink } from "../navigation/ContactLinks.tsx";
import type { Slide } from "../site/sections.ts";
import { Icon } from "../ui/Icon.tsx";
import { Slider } from "../ui/Slider.tsx";
import { useText } from "../page/context.tsx";
import type { KindProps } from "./SectionFrame.tsx";

/** The top of a country's home: heading, summary, contact buttons, and pictures that link to its pages. */
export const Hero = ({ content: { heading, summary, windows, art } }: { content: PageContent }) => (
  <div className="hero">
    <div className="hero__inner container">
      <div className="hero__text">
        <h1 className="hero__heading">{heading}</h1>
        <p className="hero__summary">{summary}</p>
        <ContactButtons />
      </div>
      {windows?.length ? (
        <ul role="list" className="hero__windows">
          {windows.map((window) => (
            <li className="window" key={window.href}>
              <Art art={window.art} />
              <a className="window__link" href={window.href}>
                {window.flag && <Flag code={window.flag} width={20} />}
                {window.label}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Art className="hero__scene" art={art} />
      )}
    </div>
  </div>
);

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
