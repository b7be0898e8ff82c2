import { Faq } from "../Faq.tsx";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "./kind.ts";

/** The page's own text and its questions, unless those have a section of their own. */
export function Copy({ section: { id, ground }, content: { html, faq, sections } }: KindProps<"copy">) {
  const asked = sections.some(({ type }) => type === "faq") ? [] : faq;
  if (!html && asked.length === 0) return null;
  return (
    <div className={`section section--${ground} section--copy`} id={id}>
      <div className={asked.length > 0 ? "story container" : "columns columns--single container"}>
        <Prose html={html} className="prose--story" />
        <Faq faq={asked} initial={0} />
      </div>
    </div>
  );
}
