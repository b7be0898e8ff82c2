import { useText } from "../page/text.ts";
import type { PageContent } from "../site/page.ts";

/** Links to a long page's sections. */
export function JumpLinks({ content: { sections } }: { content: PageContent }) {
  const t = useText();
  const named = sections.filter(({ heading, type }) => heading && type !== "call");
  if (named.length < 2) return null;
  return (
    <nav className="jump" aria-label={t("page.jump")}>
      <ul className="jump__list">
        {named.map(({ id, heading }) => (
          <li key={id}>
            <a className="jump__link" href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
