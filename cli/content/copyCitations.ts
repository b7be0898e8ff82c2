import { checkCitation } from "../config/facts/checkFacts.ts";
import { citedIn } from "../config/facts/citations.ts";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { Problem } from "../report/problem.ts";
import type { WrittenCopy } from "./loadContent.ts";

/** Ids of the facts that a page's copy cites, each once. */
export function citedByCopy({ parts, data, faq }: WrittenCopy): string[] {
  const bodies = parts.flatMap(({ file, part }) => (part === "none" ? [] : file.body.cites));
  // What a file of several says in its front matter is not all shown.
  const front = parts.some(({ file }) => file.frontMatter.cites.length > 0) ? citedIn(JSON.stringify([data, faq])) : [];
  return [...new Set([...bodies, ...front])];
}

/** Reports citations that are wrong for a site. @param said What was reported of files that several sites show. */
export function checkCopyCitations(
  config: Config,
  site: SiteConfig,
  copy: Pick<WrittenCopy, "parts">,
  said: Set<string>,
): Problem[] {
  return copy.parts.flatMap(({ file }) =>
    [...new Set([...file.frontMatter.cites, ...file.body.cites])].flatMap((id) => {
      const found = checkCitation(config, { id, site, place: () => file.locateText(`{{fact:${id}`) });
      return found.filter(({ message }) => {
        const key = `${file.file} ${message}`;
        return !said.has(key) && said.add(key);
      });
    }),
  );
}
