import sharp from "sharp";
import type { Box } from "./snapshot.ts";

/** A picture of a whole page, as PNG, with its size. */
export interface PagePicture {
  png: Buffer;
  width: number;
  height: number;
}

/** A piece of a page. */
export interface Piece {
  /** WebP as a data URL. */
  url: string;
  /** In CSS pixels of the page. */
  width: number;
  height: number;
}

export async function pictureOf(png: Buffer): Promise<PagePicture> {
  const { width, height } = await sharp(png).metadata();
  return { png, width, height };
}

/** How much of a page is shown around what differs, and how much at least and at most, in CSS pixels. */
const AROUND = 24;
const LEAST = { width: 320, height: 96 };
const MOST_HEIGHT = 640;
/** Widest piece in the report: wider ones are made smaller. */
const SHOWN_WIDTH = 720;

/** Cuts out a box with what is around it. */
export async function cutPiece(picture: PagePicture, box: Box): Promise<Piece> {
  const { left, top, width, height } = inside(picture, around(box));
  const webp = await sharp(picture.png)
    .extract({ left, top, width, height })
    .resize({ width: Math.min(width, SHOWN_WIDTH) })
    .webp({ quality: 72 })
    .toBuffer();
  return { url: `data:image/webp;base64,${webp.toString("base64")}`, width, height };
}

function around({ x, y, width, height }: Box): Box {
  const more = { x: Math.max(AROUND, (LEAST.width - width) / 2), y: Math.max(AROUND, (LEAST.height - height) / 2) };
  return {
    x: x - more.x,
    y: y - more.y,
    width: width + 2 * more.x,
    height: Math.min(height + 2 * more.y, MOST_HEIGHT),
  };
}

/** The pixels of a box that a picture has: one at least. */
function inside(picture: PagePicture, { x, y, width, height }: Box) {
  const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const [left, top] = [clamp(x, picture.width - 1), clamp(y, picture.height - 1)];
  return {
    left,
    top,
    width: Math.max(clamp(x + width, picture.width) - left, 1),
    height: Math.max(clamp(y + height, picture.height) - top, 1),
  };
}

/** Least difference of a colour channel, of 255, and least number of pixels that are seen: browsers round edges of letters. */
const LEAST_CHANNEL = 12;
const LEAST_PIXELS = 4;

/** Whether the same box looks different in two pictures. */
export async function looksDifferent(
  before: { picture: PagePicture; box: Box },
  after: { picture: PagePicture; box: Box },
): Promise<boolean> {
  const was = inside(before.picture, before.box);
  const is = inside(after.picture, after.box);
  if (Math.abs(was.width - is.width) > 1 || Math.abs(was.height - is.height) > 1) return true;
  const size = { width: Math.min(was.width, is.width), height: Math.min(was.height, is.height) };
  const [one, other] = await Promise.all([
    sharp(before.picture.png)
      .extract({ ...was, ...size })
      .removeAlpha()
      .raw()
      .toBuffer(),
    sharp(after.picture.png)
      .extract({ ...is, ...size })
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]);
  let pixels = 0;
  for (let at = 0; at < one.length; at += 3) {
    const differs = (offset: number) => Math.abs((one[at + offset] ?? 0) - (other[at + offset] ?? 0)) >= LEAST_CHANNEL;
    if ((differs(0) || differs(1) || differs(2)) && ++pixels >= LEAST_PIXELS) return true;
  }
  return false;
}
