/** A drawing as part of what shows it (RFC 2397): no request. Whitespace between its elements goes. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/>\s+</g, "><").trim())}`;
