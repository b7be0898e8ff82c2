import type { TemplateProps } from "@runtime/page/template.ts";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";
import { Art } from "@runtime/ui/Art.tsx";

/** Shown after an enquiry has been sent. */
export default function ThankYou({ content }: TemplateProps) {
  const { heading, summary, art } = content;
  return (
    <>
      <div className="notice">
        <div className="notice__inner container">
          <Art className="notice__art" art={art} />
          <h1 className="notice__heading">{heading}</h1>
          <p className="notice__text">{summary}</p>
        </div>
      </div>
      <TextColumns content={content} />
      <Sections content={content} />
    </>
  );
}
