import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { SiteHost } from "../../config/routes/siteHosts.ts";
import type { PlannedContent } from "../pages/pageContent.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { PlannedShare } from "./planShares.ts";
import { previewOf, type SharePicture } from "../pictures/pictureVariants.ts";

/** A page's share picture with its absolute URL. */
export interface PagePreview extends Partial<Omit<SharePicture, "src">> {
  url: string;
  alt: string;
}

/** Selects a share picture: the page's own (no SVG, which link previews can't show), a drawn one, or the site's. */
export function planPreview(
  { shares, host }: SiteContext,
  route: Route,
  { data: { metadata } }: PageCopy,
  { heading, crumbs, picture, art }: PlannedContent,
  planned: PlannedShare[],
): PagePreview | undefined {
  if (metadata.opengraph_image !== undefined) return { url: metadata.opengraph_image, alt: heading };
  if (picture && picture.sources.length > 0) return previewOn(host, previewOf(picture));
  const [, section, here] = crumbs;
  const label = here && section?.label;
  const share = route.noindex ? shares.site : shares.of({ key: route.content, title: heading, label, art });
  planned.push(share);
  return previewOn(host, share.picture);
}

/** A share picture with its absolute URL. */
export function previewOn({ origin }: SiteHost, picture: SharePicture | undefined): PagePreview | undefined {
  if (!picture) return undefined;
  const { src, ...rest } = picture;
  return { url: origin + src, ...rest };
}
