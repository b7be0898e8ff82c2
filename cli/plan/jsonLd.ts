import type { Phone } from "../../runtime/site/site.ts";
import type { Route } from "../config/routes/routes.ts";
import type { PlannedContent } from "./pageContent.ts";
import type { SiteContext } from "./siteContext.ts";

type Thing = Record<string, unknown>;

/** schema.org objects of a page: breadcrumbs, and by what the page is, the organisation, its offices or a service. */
export function jsonLd(context: SiteContext, route: Route, content: PlannedContent, description: string): Thing[] {
  const { origin } = context.host;
  const things: Thing[] = [];
  if (route.role === "home") things.push(organisation(context));
  if (route.template === "contact") things.push(...offices(context));
  if (route.group === "services" && route.role === "page") {
    things.push({
      "@context": "https://schema.org",
      "@type": "Service",
      name: content.heading,
      description,
      url: origin + route.path,
      areaServed: context.site.config.name,
      provider: { "@id": organisationId(context) },
    });
  }
  if (content.crumbs.length > 0) {
    things.push({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: content.crumbs.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: origin + href,
      })),
    });
  }
  return things;
}

/** The root of the site's host. */
const rootUrl = ({ host }: Pick<SiteContext, "host">): string => host.origin + host.base;

const organisationId = (context: Pick<SiteContext, "host">): string => `${rootUrl(context)}#organization`;

function organisation(context: SiteContext): Thing {
  const { data: brand, logoFile, icon } = context.brand;
  const logo = logoFile ?? icon.forms.at(-1)?.name;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organisationId(context),
    name: brand.name,
    description: brand.description,
    url: rootUrl(context),
    ...(logo !== undefined && { logo: context.host.origin + context.home + logo }),
    ...(brand.social.length > 0 &&
      !context.site.config.contacts.placeholder && { sameAs: brand.social.map(({ href }) => href) }),
  };
}

/** None while the contacts are placeholders: nobody is to find these numbers and addresses. */
function offices({ site, brand, host, home }: SiteContext): Thing[] {
  const { contacts, code, name } = site.config;
  if (contacts.placeholder) return [];
  return contacts.offices.map((office) => ({
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: `${brand.data.name} ${office.name}`,
    parentOrganization: { "@id": organisationId({ host }) },
    ...telephone(office.phone ?? contacts.phone),
    ...(contacts.email && { email: contacts.email }),
    url: host.origin + home,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.lines.join(", "),
      addressLocality: office.name,
      addressRegion: office.region ?? name,
      ...(code && { addressCountry: code }),
    },
  }));
}

const telephone = (phone: Phone | undefined): Thing => (phone ? { telephone: phone.e164 } : {});
