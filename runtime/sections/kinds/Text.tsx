import { Picture } from "../../ui/Picture.tsx";
import { LazyArt } from "../../ui/Art.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** A few paragraphs, with an optional picture or drawing. */
export function Text({ section }: KindProps<"text">) {
  const { html, art, side, picture } = section;
  if (!picture && !art)
    return (
      <SectionFrame section={section}>
        <Prose html={html} />
      </SectionFrame>
    );
  return (
    <SectionFrame section={section}>
      <div className={`beside beside--${side}`}>
        <Prose html={html} />
        {picture ? (
          <Picture className="picture--cover beside__art" picture={picture} sizes="(min-width: 768px) 28rem, 100vw" />
        ) : (
          <LazyArt className="beside__art" art={art} />
        )}
      </div>
    </SectionFrame>
  );
}
