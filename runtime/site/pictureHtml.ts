import { escapeHtml } from "./html.ts";
import type { Picture } from "./picture.ts";

/** The markup of `runtime/ui/Picture.tsx` as text, for Markdown. `span` is for use in paragraphs. */
export function pictureHtml(picture: Picture, sizes: string, as: "figure" | "span" = "figure"): string {
  const { alt, width, height, src, sources, blur, caption } = picture;
  const captionTag = as === "figure" ? "figcaption" : "span";
  return [
    `<${as} class="picture"><span class="picture__frame">`,
    blur === undefined ? "" : `<img class="picture__blur" src="${escapeHtml(blur)}" alt="" aria-hidden="true">`,
    "<picture>",
    ...sources.map(
      ({ type, srcset }) =>
        `<source type="${escapeHtml(type)}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}">`,
    ),
    `<img class="picture__image" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`,
    "</picture></span>",
    caption === undefined ? "" : `<${captionTag} class="picture__caption">${escapeHtml(caption)}</${captionTag}>`,
    `</${as}>`,
  ].join("");
}
