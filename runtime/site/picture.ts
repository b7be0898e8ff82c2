import { escapeHtml } from "./html.ts";

/** A picture in several widths and formats, or an SVG. */
export interface Picture {
  alt: string;
  /** Size of the upright original in pixels, to reserve space. */
  width: number;
  height: number;
  /** URL of the fallback that every browser supports: JPEG, PNG or SVG. */
  src: string;
  /** Further formats by MIME type, the smallest first. Empty for an SVG. */
  sources: { type: string; srcset: string }[];
  /** A tiny placeholder as data URL, shown until the picture is loaded. Absent for transparent pictures. */
  blur?: string;
  /** Text under the picture. */
  caption?: string;
}

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
