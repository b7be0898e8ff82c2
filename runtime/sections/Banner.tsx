import { Banner as own } from "@own/components.ts";
import type { Picture as PictureData } from "../site/picture.ts";
import { Picture } from "../ui/Picture.tsx";
import { Art } from "../ui/Art.tsx";
import { Flag } from "../ui/Flag.tsx";
import { Timestamp } from "../ui/Timestamp.tsx";
import { type GivenProps, replaceable } from "../parts/replaceable.tsx";
import { usePage, useRichText, useText } from "../page/context.tsx";
import type { Link } from "../site/menu.ts";
import type { Fact } from "../site/cards.ts";

/** HTML's `sizes` of a picture in the banner's window, which is 4:5 on large screens and 8:7 on small ones. */
function windowSizes({ width, height }: PictureData): string {
  const wide = (box: number, boxHeight: number) => `${Math.ceil(Math.max(box, (boxHeight * width) / height))}rem`;
  return `(min-width: 768px) ${wide(21, 26.25)}, ${wide(15, 13.125)}`;
}

/** The top of an inner page: breadcrumb, heading, summary, and a picture or illustration. */
function OurBanner({ content, children }: GivenProps<"Banner">) {
  const rich = useRichText();
  const { heading, summary, crumbs, figures, flag, art, facts, picture } = content;
  return (
    <div className="banner">
      <div className="banner__inner container">
        <div className="banner__text">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="banner__heading">{heading}</h1>
          <p className="banner__summary">{summary}</p>
          <BannerFacts facts={facts} />
          {children && <div className="banner__actions">{children}</div>}
          {figures && (
            <p className="banner__as-of">
              {flag && <Flag code={flag} width={20} />}
              <a href="#page_sources">
                {figures.checked
                  ? rich("page.checked", { date: <Timestamp date={figures.checked} format="long" /> })
                  : rich("page.unconfirmed", {})}
              </a>
            </p>
          )}
        </div>
        {picture ? (
          <Picture className="picture--cover banner__art" picture={picture} sizes={windowSizes(picture)} eager />
        ) : (
          <Art className="banner__art" art={art} />
        )}
      </div>
    </div>
  );
}

export const Banner = replaceable(() => own, OurBanner);

/** Links from the country's home down to this page. The page itself is the last entry, without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: Link[] }) {
  const { path } = usePage();
  const t = useText();
  if (!crumbs.length) return null;
  return (
    <nav className="crumbs" aria-label={t("page.crumbs")}>
      <ol className="crumbs__list">
        {crumbs.map(({ label, href }) => (
          <li className="crumbs__item" key={href}>
            {href === path ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page's facts as a list of labels and values. */
export function BannerFacts({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="glance">
      {facts.map(({ label, value }) => (
        <div className="glance__fact" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
