import { onlyHome } from "../../../runtime/site/site.ts";
import type { HeadData } from "../../../runtime/site/page.ts";
import { textsOf } from "../../../runtime/site/text.ts";
import { jsonLdObject } from "./jsonLd/index.ts";
import type { Plan } from "../../model/plan.ts";
import type { PlannedHost } from "../network/planHosts.ts";
import type { PagePreview } from "../share/pagePreview.ts";
import { listTags, localeOf, previewTags } from "./socialTags.ts";

interface Root extends Pick<Plan, "network" | "words"> {
  host: PlannedHost;
  alternates: HeadData["alternates"];
  /** Social profiles are listed only where contacts are real. */
  hasContacts: boolean;
  preview: PagePreview | undefined;
}

/** The head of the page at `/`. With only one country the page redirects there and its head is minimal. */
export function rootHead({ host, network, words, alternates, hasContacts, preview }: Root): HeadData {
  const { language, texts } = words;
  const { name, tagline, description, social } = network.brand;
  // Without a valid country there are no texts.
  const isPlain = tagline === undefined || texts["root.title"] === undefined;
  const title = isPlain ? name : textsOf(texts, language)("root.title", { brand: name, tagline });
  const url = host.origin + host.base;
  const only = onlyHome(network);
  const common = { title, description, noindex: host.isUnlisted };
  const picture = previewTags(preview);
  if (only !== undefined)
    return { ...common, canonical: new URL(only, url).href, alternates: [], social: listTags(picture), jsonLd: [] };
  const publisher = { "@id": `${url}#organization` };
  const sameAs = hasContacts ? social.map(({ href }) => href) : [];
  return {
    ...common,
    canonical: url,
    alternates: host.isUnlisted ? [] : alternates,
    social: listTags([
      ["og:type", "website"],
      ["og:site_name", name],
      ["og:locale", localeOf(language)],
      ["og:url", url],
      ["og:title", title],
      ["og:description", description],
      ["twitter:title", title],
      ["twitter:description", description],
      ...picture,
    ]),
    jsonLd: [
      jsonLdObject({ "@type": "Organization", ...publisher, name, description, url, sameAs }),
      jsonLdObject({ "@type": "WebSite", "@id": `${url}#website`, name, url, inLanguage: language, publisher }),
    ],
  };
}
