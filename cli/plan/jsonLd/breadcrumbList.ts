import type { DataKind, Thing } from "./kind.ts";

export interface BreadcrumbList extends Thing {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

/** Templates without visible breadcrumbs: structured data must match what visitors see. */
const WITHOUT_CRUMBS = new Set(["landing", "thank-you"]);

/** A page's breadcrumbs. */
export const breadcrumbList: DataKind<BreadcrumbList> = {
  make: ({ context, route, content: { crumbs } }) =>
    crumbs.length === 0 || WITHOUT_CRUMBS.has(route.template)
      ? []
      : [
          {
            "@type": "BreadcrumbList",
            itemListElement: crumbs.map(({ label, href }, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: label,
              item: context.host.origin + href,
            })),
          },
        ],
  required: { BreadcrumbList: ["itemListElement"], ListItem: ["position", "name", "item"] },
};
