/** An SVG as `data:` URL (RFC 2397), without whitespace between elements. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/>\s+</g, "><").trim())}`;
