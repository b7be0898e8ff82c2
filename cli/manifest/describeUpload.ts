import { networkPath, pathPrefix } from "../../runtime/site/urls.ts";
import { contentHash } from "../contentHash.ts";
import type { HostWords } from "../plan/plan.ts";
import type { PlannedHost } from "../plan/planHosts.ts";
import type { RedirectRule } from "../plan/redirects.ts";

/** What hosting services have in the folders of countries beside the sites' own files. */
export interface UploadForms {
  /** Compressed forms of all texts. */
  isCompressed: boolean;
  /** Keys of the hosts on which pages redirect. */
  withRedirectPages: ReadonlySet<string>;
}

/** An upload that holds nothing but sites. */
export const PLAIN_UPLOAD: UploadForms = { isCompressed: false, withRedirectPages: new Set() };

/** Gives what hosts have in a country's folder, as `ManifestSite.upload`. */
export function describeUpload(
  { hosts, words }: { hosts: readonly PlannedHost[]; words: HostWords },
  { isCompressed, withRedirectPages }: UploadForms,
): (country: string) => string {
  const rules = new Map<string, RedirectRule[]>();
  for (const host of hosts.filter(({ key }) => withRedirectPages.has(key)))
    for (const rule of host.redirects) {
      const country = pathPrefix(networkPath(host, rule.from));
      const own = rules.get(country);
      if (own) own.push(rule);
      else rules.set(country, [rule]);
    }
  return (country) => {
    const own = rules.get(country);
    if (!own) return isCompressed ? "compressed" : "";
    return contentHash(JSON.stringify([isCompressed, own, movedWords(words)]));
  };
}

/** What a page that redirects says. */
export const movedWords = ({ language, texts }: HostWords): unknown => [
  language,
  texts["moved.title"],
  texts["moved.text"],
];
