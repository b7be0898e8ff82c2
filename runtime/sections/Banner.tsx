import type { ReactNode } from "react";
import { useSite } from "../app/context.tsx";
import type { PageContent } from "../site/page.ts";
import { Scene } from "../ui/art/Scene.tsx";
import { Flag } from "../ui/Flag.tsx";
import { BannerFacts } from "./BannerFacts.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { formatMonth } from "./formatDate.ts";

interface Props {
  content: PageContent;
  /** What the visitor can do here. */
  children?: ReactNode;
}

/** The top of an inner page: breadcrumb, heading, summary, and a window on what the page is about. */
export function Banner({ content: { heading, summary, crumbs, asOf, flag, key, facts }, children }: Props) {
  const { country } = useSite();
  return (
    <div className="banner">
      <div className="banner__inner container">
        <div className="banner__text">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="banner__heading">{heading}</h1>
          <p className="banner__summary">{summary}</p>
          <BannerFacts facts={facts} />
          {children && <div className="banner__actions">{children}</div>}
          {asOf && (
            <p className="banner__as-of">
              {flag && <Flag code={flag} width={20} />}
              <span>
                Figures checked <time dateTime={asOf}>{formatMonth(asOf, country.language)}</time>
              </span>
            </p>
          )}
        </div>
        <Scene className="banner__art" art={key} flag={flag} />
      </div>
    </div>
  );
}
