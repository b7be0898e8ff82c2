import { Faq } from "../Faq.tsx";
import { Prose } from "../Prose.tsx";
import { SECTION_MARK } from "../../site/sectionMark.ts";
import type { KindProps } from "./kind.ts";

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
