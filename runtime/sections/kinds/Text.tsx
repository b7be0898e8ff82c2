import { Scene } from "../../ui/art/Scene.tsx";
import { Prose } from "../Prose.tsx";
import { SectionFrame } from "../SectionFrame.tsx";
import type { KindProps } from "./kind.ts";

/** A few paragraphs beside a drawing. */
export function Text({ section }: KindProps<"text">) {
  const { html, art, flag, side } = section;
  return (
    <SectionFrame section={section}>
      {art || flag ? (
        <div className={`beside beside--${side}`}>
          <Prose html={html} />
          <Scene className="beside__art" art={art ?? ""} flag={flag} />
        </div>
      ) : (
        <Prose html={html} />
      )}
    </SectionFrame>
  );
}
