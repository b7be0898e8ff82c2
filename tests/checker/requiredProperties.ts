/** A property; of several in a list, one is enough. */
type Required = string | readonly string[];

/**
 * What search engines require of a type (https://developers.google.com/search/docs/appearance/structured-data/search-gallery);
 * where they have no rule, what schema.org describes it by. A type that is not here is a fault: somebody has to look it up.
 */
export const REQUIRED: Readonly<Record<string, readonly Required[]>> = {
  Organization: ["name"],
  Person: ["name"],
  ContactPoint: ["contactType", ["telephone", "email"]],
  WebSite: ["name", "url"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  LocalBusiness: ["name", "address"],
  PostalAddress: ["streetAddress", "addressLocality"],
  Place: ["address"],
  VirtualLocation: ["url"],
  Country: ["name"],
  Service: ["name", "provider"],
  Course: ["name", "description", "provider"],
  Article: ["headline", "author", "datePublished", "image", "publisher"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  ItemList: ["itemListElement"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", ["item", "url"]],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "hiringOrganization",
    ["jobLocation", "applicantLocationRequirements"],
  ],
  Event: ["name", "startDate", "location"],
};
