import type { ReactNode } from "react";
import type { Link } from "../site/menu.ts";
import type { SectionCommon } from "../parts/ownSection.tsx";
import { useRichText } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { PageContent } from "../site/page.ts";
import type { Section, SectionType } from "../site/sections.ts";

/** `more` leads to the page that lists all, when the section shows only some. */
type Props = { section: SectionCommon; more?: Link | undefined; children: ReactNode };

/** The frame of all sections: background, heading, summary, link to more. */
export function SectionFrame({ section: { id, type, heading, summary, ground = "paper" }, more, children }: Props) {
  const rich = useRichText();
  const headingId = `${id}_heading`;
  return (
    <section
      className={`section section--${ground} section--${type}`}
      id={id}
      aria-labelledby={heading ? headingId : undefined}
    >
      <div className="container">
        {(heading || more) && (
          <div className="section__top">
            <div>
              {heading && (
                <h2 className="section__heading" id={headingId}>
                  {heading}
                </h2>
              )}
              {summary && <p className="section__summary">{summary}</p>}
            </div>
            {more && (
              <a className="more" href={more.href}>
                {rich("page.seeAll", { what: more.label, hidden: <span className="visually-hidden" /> })}
                <Icon name="arrow" />
              </a>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

/** Props of a section's component. Server only, like the content. */
export type KindProps<T extends SectionType> = { section: Section<T>; content: PageContent };
