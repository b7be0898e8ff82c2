import type { DataKind, Thing } from "./kind.ts";

export interface BreadcrumbList extends Thing {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

/** Templates that show no breadcrumbs: search engines are told what visitors see. */
const WITHOUT = new Set(["landing", "thank-you"]);

/** Where a page is in its site. */
export const breadcrumbList: DataKind<BreadcrumbList> = {
  make: ({ context, route, content: { crumbs } }) =>
    crumbs.length === 0 || WITHOUT.has(route.template)
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
