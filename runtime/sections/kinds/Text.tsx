import { Picture } from "../../ui/Picture.tsx";
import { LazyArt } from "../../ui/Art.tsx";
import { Prose, Faq } from "../Prose.tsx";
import { SectionFrame, type KindProps } from "../SectionFrame.tsx";
import { SECTION_MARK } from "../../site/sections.ts";
import { ClosingCall } from "../ClosingCall.tsx";

/** A few paragraphs, with an optional picture or drawing. */
export function Text({ section }: KindProps<"text">) {
  const { html, art, side, picture } = section;
  const prose = <Prose html={html} />;
  if (!picture && !art) return <SectionFrame section={section}>{prose}</SectionFrame>;
  return (
    <SectionFrame section={section}>
      <div className={`beside beside--${side}`}>
        {prose}
        {picture ? (
          <Picture className="picture--cover beside__art" picture={picture} sizes="(min-width: 768px) 28rem, 100vw" />
        ) : (
          <LazyArt className="beside__art" art={art} />
        )}
      </div>
    </SectionFrame>
  );
}

/** The page's own text or a part of it, followed by its questions, unless these have their own section. */
export function Copy({ section: { id, ground, part, goesOn }, content }: KindProps<"copy">) {
  const { faq, sections } = content;
  const html = part === undefined ? content.html : content.html.split(SECTION_MARK)[part]?.trim();
  const asked = goesOn || sections.some(({ type }) => type === "faq") ? [] : faq;
  if (!html && asked.length === 0) return null;
  return (
    <div className={`section section--${ground} section--copy`} id={id}>
      <div className={asked.length > 0 ? "story container" : "columns columns--single container"}>
        <Prose html={html ?? ""} className="prose--story" />
        <Faq faq={asked} initial={0} />
      </div>
    </div>
  );
}

/** Numbered steps. */
export function Steps({ section }: KindProps<"steps">) {
  return (
    <SectionFrame section={section}>
      <ol role="list" className="steps">
        {section.items.map(({ title, html }) => (
          <li className="step" key={title}>
            <h3 className="step__title">{title}</h3>
            <Prose html={html} />
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** HTML's `sizes` by the section's `width`. The values follow the container's (docs/behaviour.md, Constants). */
const SIZES = {
  text: "(min-width: 768px) 43rem, 100vw",
  wide: "(min-width: 1599px) 1400px, (min-width: 1200px) 1175px, 100vw",
};

/** A picture across the page. */
export function PictureSection({ section }: KindProps<"picture">) {
  const { picture, width } = section;
  return (
    <SectionFrame section={section}>
      <Picture className={`picture--${width}`} picture={picture} sizes={SIZES[width]} />
    </SectionFrame>
  );
}

/** Claims of a page, as a band. */
export function ClaimsSection({ section: { id, items } }: KindProps<"claims">) {
  return (
    <ul role="list" className="claims claims--band" id={id}>
      {items.map(({ title, html }) => (
        <li className="claim" key={title}>
          <strong className="claim__title">{title}</strong>
          <div className="claim__text" dangerouslySetInnerHTML={{ __html: html }} />
        </li>
      ))}
    </ul>
  );
}

/** A call to action, in the middle of a page or at its end. */
export function Call({ section: { id, heading, html } }: KindProps<"call">) {
  return <ClosingCall id={id} heading={heading} html={html} />;
}
