import type { Problem } from "../../core/problems/problem.ts";
import type { WrittenCopy } from "../../model/content.ts";
import { checkCitation } from "../../config/facts/checkFacts.ts";
import { citedIn } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../model/config.ts";

/** The distinct ids of the facts that a page's copy cites. */
export function citedByCopy({ parts, data, faq }: WrittenCopy): string[] {
  const bodies = parts.flatMap(({ file, part }) => (part === "none" ? [] : file.body.cites));
  // Combined copy doesn't show all front matter of each file, so the combined data is searched.
  const front = parts.some(({ file }) => file.frontMatter.cites.length > 0) ? citedIn(JSON.stringify([data, faq])) : [];
  return [...new Set([...bodies, ...front])];
}

/** Reports invalid citations of a site. @param said Already reported problems of files that several sites share. */
export function checkCopyCitations(
  config: Config,
  site: SiteConfig,
  copy: Pick<WrittenCopy, "parts">,
  reported: Set<string>,
): Problem[] {
  return copy.parts.flatMap(({ file }) =>
    [...new Set([...file.frontMatter.cites, ...file.body.cites])].flatMap((id) => {
      const found = checkCitation(config, { id, site, place: () => file.locateText(`{{fact:${id}`) });
      return found.filter(({ message }) => {
        const key = `${file.file} ${message}`;
        return !reported.has(key) && reported.add(key);
      });
    }),
  );
}
