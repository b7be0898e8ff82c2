import { Picture } from "../../ui/Picture.tsx";
import { LazyArt } from "../../ui/Art.tsx";
import { Prose, Faq } from "../Prose.tsx";
import { SECTION_MARK } from "../../site/sections.ts";
import { ClosingCall } from "../ClosingCall.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** A few paragraphs, with an optional picture or drawing. */
export function Text({ section: { html, art, side, picture } }: KindProps<"text">) {
  const prose = <Prose html={html} />;
  if (!picture && !art) return prose;
  return (
    <div className={`beside beside--${side}`}>
      {prose}
      {picture ? (
        <Picture className="picture--cover beside__art" picture={picture} sizes="(min-width: 768px) 28rem, 100vw" />
      ) : (
        <LazyArt className="beside__art" art={art} />
      )}
    </div>
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

export const Steps = ({ section: { items } }: KindProps<"steps">) => (
  <ol role="list" className="steps">
    {items.map(({ title, html }) => (
      <li className="step" key={title}>
        <h3 className="step__title">{title}</h3>
        <Prose html={html} />
      </li>
    ))}
  </ol>
);

/** HTML's `sizes` by the section's `width`. The values follow the container's (docs/behaviour.md, Constants). */
const SIZES = {
  text: "(min-width: 768px) 43rem, 100vw",
  wide: "(min-width: 1599px) 1400px, (min-width: 1200px) 1175px, 100vw",
};

export const PictureSection = ({ section: { picture, width } }: KindProps<"picture">) => (
  <Picture className={`picture--${width}`} picture={picture} sizes={SIZES[width]} />
);

/** Claims of a page, as a band. */
export const Claims = ({ section: { id, items } }: KindProps<"claims">) => (
  <ul role="list" className="claims claims--band" id={id}>
    {items.map(({ title, html }) => (
      <li className="claim" key={title}>
        <strong className="claim__title">{title}</strong>
        <div className="claim__text" dangerouslySetInnerHTML={{ __html: html }} />
      </li>
    ))}
  </ul>
);

/** A call to action, in the middle of a page or at its end. */
export const Call = ({ section: { id, heading, html } }: KindProps<"call">) => (
  <ClosingCall id={id} heading={heading} html={html} />
);
