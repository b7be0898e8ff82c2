import type { SiteContext } from "../../../model/siteContext.ts";
import type { DataKind, Thing } from "./kind.ts";
import { QUERY, SEARCH_FOLDER } from "../../../../runtime/site/searchFiles.ts";
import { organizationId } from "./organization.ts";

/** Placeholder for the search term in the URL of a site's search page. */
const SEARCH_TERM = "{search_term_string}";

/** The site and its search action, on its home. */
export const webSite: DataKind = {
  make: ({ context, route }) => (route.role === "home" ? [describeSite(context)] : []),
  required: {
    WebSite: ["name", "url"],
    SearchAction: ["target", "query-input"],
    EntryPoint: ["urlTemplate"],
  },
};

function describeSite(context: SiteContext): Thing {
  const { brand, host, home, site } = context;
  return {
    "@type": "WebSite",
    "@id": `${host.origin}${home}#website`,
    name: `${brand.data.name} ${site.config.name}`,
    url: host.origin + home,
    inLanguage: site.language,
    publisher: { "@id": organizationId(context) },
    potentialAction: site.config.search
      ? {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${host.origin}${home}${SEARCH_FOLDER}?${QUERY}=${SEARCH_TERM}`,
          },
          "query-input": "required name=search_term_string",
        }
      : undefined,
  };
}
