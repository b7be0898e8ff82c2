import { isRfc822 } from "./dates.ts";
import { relativeIn, requiredText, type Feed, type Report } from "./feed.ts";
import { childrenOf, textsOf, type Element } from "./readXml.ts";

const ATOM_LINK = "{http://www.w3.org/2005/Atom}link";
const CONTENT = "{http://purl.org/rss/1.0/modules/content/}encoded";
const MEDIA = "{http://search.yahoo.com/mrss/}content";

/** Reads RSS 2.0 (https://www.rssboard.org/rss-specification, and the RSS Advisory Board's best practices). */
export function readRss(root: Element, report: Report): Feed {
  if (root.name !== "rss" || root.attributes["version"] !== "2.0") report("is no RSS 2.0");
  const [channel, ...more] = childrenOf(root, "channel");
  if (!channel || more.length > 0) throw new Error("there has to be one channel");
  requiredText(channel, "title", report);
  requiredText(channel, "description", report);
  for (const language of textsOf(channel, "language"))
    if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(language)) report(`\`${language}\` is no language`);
  for (const date of [...textsOf(channel, "lastBuildDate"), ...textsOf(channel, "pubDate")]) checkDate(date, report);
  const links = childrenOf(channel, ATOM_LINK).map(({ attributes }) => attributes);
  return {
    self: links.find(({ rel }) => rel === "self")?.["href"] ?? "",
    page: requiredText(channel, "link", report),
    entries: childrenOf(channel, "item").map((item) => readItem(item, report)),
  };
}

function readItem(item: Element, report: Report): Feed["entries"][number] {
  const page = requiredText(item, "link", report);
  requiredText(item, "title", report);
  requiredText(item, "description", report);
  checkDate(requiredText(item, "pubDate", report), report);
  for (const html of textsOf(item, CONTENT))
    for (const address of relativeIn(html)) report(`the text of ${page} has the relative address \`${address}\``);
  const id = requiredText(item, "guid", report);
  // Without the attribute, a guid is the item's address.
  const isAddress = childrenOf(item, "guid")[0]?.attributes["isPermaLink"] !== "false";
  if (isAddress && id !== page) report(`the guid ${id} is said to be an address, and is not that of ${page}`);
  const files = [...childrenOf(item, MEDIA), ...childrenOf(item, "enclosure")].map(
    ({ attributes }) => attributes["url"] ?? "",
  );
  return { id, page, files };
}

function checkDate(date: string, report: Report): void {
  if (!isRfc822(date)) report(`\`${date}\` is no date of RFC 822`);
}
