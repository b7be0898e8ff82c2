import type { PlannedContent } from "./pageContent.ts";
import type { SiteContext } from "./siteContext.ts";

/** Search engines cut what is longer. */
const LONGEST = 160;

/** Description of a category's list, or of a further page of a list: which one it is, and the posts that it begins with. */
export function listDescription(
  { t, brand, site }: Pick<SiteContext, "t" | "brand" | "site">,
  { heading, list }: Pick<PlannedContent, "heading" | "list">,
): string {
  const describe = (posts: string) =>
    t("posts.description", { heading, brand: brand.data.name, country: site.config.name, posts });
  const [first = "", ...others] = (list?.posts ?? []).map(({ label }) => label);
  const most = LONGEST - describe("").length;
  let posts = first;
  for (const title of others) {
    const longer = `${posts} · ${title}`;
    if (longer.length > most) break;
    posts = longer;
  }
  return describe(posts);
}
