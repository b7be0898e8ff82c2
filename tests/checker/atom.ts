import { isRfc3339 } from "./dates.ts";
import { relativeIn, requiredText, type Feed, type Report } from "./feed.ts";
import { childrenOf, textsOf, type Element } from "./readXml.ts";

const ATOM = "{http://www.w3.org/2005/Atom}";

/** Reads Atom (RFC 4287). */
export function readAtom(feed: Element, report: Report): Feed {
  if (feed.name !== `${ATOM}feed`) throw new Error(`the first element is ${feed.name}`);
  const id = requiredText(feed, `${ATOM}id`, report);
  if (!URL.canParse(id)) report(`the id \`${id}\` is no URI`);
  requiredText(feed, `${ATOM}title`, report);
  checkDate(requiredText(feed, `${ATOM}updated`, report), report);
  const hasAuthor = isAuthored(feed, report);
  const entries = childrenOf(feed, `${ATOM}entry`);
  return {
    self: linkOf(feed, "self")[0] ?? "",
    page: linkOf(feed, "alternate")[0] ?? "",
    entries: entries.map((entry) => {
      if (!isAuthored(entry, report) && !hasAuthor) report("an entry has no author, and the feed has none either");
      return readEntry(entry, report);
    }),
  };
}

function readEntry(entry: Element, report: Report): Feed["entries"][number] {
  const id = requiredText(entry, `${ATOM}id`, report);
  if (!URL.canParse(id)) report(`the id \`${id}\` is no URI`);
  requiredText(entry, `${ATOM}title`, report);
  const updated = requiredText(entry, `${ATOM}updated`, report);
  checkDate(updated, report);
  for (const published of textsOf(entry, `${ATOM}published`)) {
    checkDate(published, report);
    if (published > updated) report(`${id} was updated before it was published`);
  }
  const pages = linkOf(entry, "alternate");
  const contents = childrenOf(entry, `${ATOM}content`);
  if (pages.length !== 1) report(`${id} has ${pages.length} pages`);
  if (contents.length === 0 && textsOf(entry, `${ATOM}summary`).length !== 1)
    report(`${id} has neither content nor summary`);
  for (const { text } of contents)
    for (const address of relativeIn(text)) report(`the text of ${id} has the relative address \`${address}\``);
  return { id, page: pages[0] ?? "", files: linkOf(entry, "enclosure") };
}

/** Without `rel`, a link is one to the page. */
const linkOf = (element: Element, wanted: string): string[] =>
  childrenOf(element, `${ATOM}link`)
    .filter(({ attributes: { rel = "alternate" } }) => rel === wanted)
    .map(({ attributes: { href = "" } }) => href);

function isAuthored(element: Element, report: Report): boolean {
  const authors = childrenOf(element, `${ATOM}author`);
  for (const author of authors) requiredText(author, `${ATOM}name`, report);
  return authors.length > 0;
}

function checkDate(date: string, report: Report): void {
  if (!isRfc3339(date)) report(`\`${date}\` is no date of RFC 3339`);
}
