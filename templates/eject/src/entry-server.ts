import { createRenderer, iconSprite } from "@runtime/app/renderPage.tsx";
import type { PageDocument, Payload } from "@runtime/site/page.ts";
import { documentFiller, payloadScript } from "@runtime/site/pageDocument.ts";
import { templates } from "@templates/pages/index.ts";
import type { Site } from "../vite/site.ts";

export { headAssets } from "@runtime/site/pageDocument.ts";
export { baseLink, divideStyles, findStyles, lateStyles, pageLink } from "@runtime/site/styleParts.ts";

interface Around {
  /** The document, `index.html`. */
  template: string;
  /** Elements that load the styles of a page, by the contents of its body. */
  styles(body: string): string;
  /** Elements that load scripts and fonts, and the site's own style. */
  assets: string;
  /** Where scripts find the site's data, and which build that is of. */
  data: Pick<Payload, "site" | "build">;
}

/** Makes the function that gives a page's whole document. `scripts` are further ones at the end of its body. */
export function createDocuments({ site, look }: Site, { template, styles, assets, data }: Around) {
  const render = createRenderer(templates, site);
  const { language, home } = site.country;
  const further = [...look.characters.text.replaceAll(/\s/g, "")];
  const fill = documentFiller(template, iconSprite, language);
  return async (document: PageDocument, scripts = ""): Promise<string> => {
    const { page } = document;
    const { head, body } = await render(document);
    const showsFurther = body.some((html) => further.some((character) => html.includes(character)));
    const [start, end] = fill({
      head: [
        head,
        page.path === home ? look.homeIcons : look.icons,
        styles(body.join("")),
        assets,
        ...(showsFurther ? [`<style>${look.characters.style}</style>`] : []),
        ...(look.head ? [look.head] : []),
      ].join("\n"),
      data: payloadScript({ ...data, page }) + scripts,
    });
    return [start, ...body, end].join("");
  };
}
