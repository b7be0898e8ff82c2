import sharp, { type Sharp } from "sharp";

/** A picture with something to see in it: a gradient under rings, the same every time. PNG unless `as` says otherwise. */
export async function photo(width: number, height: number, as: (image: Sharp) => Sharp = (image) => image.png()) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a" x2="1" y2="1"><stop stop-color="#157"/><stop offset="1" stop-color="#fb4"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#a)"/>
    <circle cx="30%" cy="40%" r="20%" fill="none" stroke="#fff" stroke-width="5%"/>
  </svg>`;
  return as(sharp(Buffer.from(svg)).removeAlpha()).toBuffer();
}
