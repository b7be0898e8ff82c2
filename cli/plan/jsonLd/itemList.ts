import type { DataKind, Thing } from "./kind.ts";

export interface ItemList extends Thing {
  "@type": "ItemList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; url: string }[];
}

/** The pages of a group, or the posts on one page of a list. */
export const itemList: DataKind<ItemList> = {
  make({ context, route, content }) {
    const cards = content.list?.posts ?? (route.role === "index" ? content.groups.flatMap((group) => group.cards) : []);
    if (cards.length === 0) return [];
    return [
      {
        "@type": "ItemList",
        itemListElement: cards.map(({ label, href }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          url: context.host.origin + href,
        })),
      },
    ];
  },
  required: { ItemList: ["itemListElement"], ListItem: ["position", "url"] },
};
