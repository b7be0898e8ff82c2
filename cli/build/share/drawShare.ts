import { loadSharp } from "../../content/pictures/loadSharp.ts";
import type { Bytes } from "../../core/cache.ts";
import type { Project } from "../../core/project.ts";
import { SHARE_SIZE, type ShareDrawing } from "../../plan/share/shareDrawing.ts";
import { placeMasks, type PlacedMask } from "./glyphMasks.ts";
import { readArt, readLook, shapeTexts } from "./shareParts.ts";
import type { SharePart } from "./shareSvg.ts";

interface DrawnPart extends Pick<SharePart, "box"> {
  pixels: Buffer;
}

/** Red, green and blue. */
const CHANNELS = 3;

/** Memory of pictures that are finished: new memory costs more time than copying the pixels. */
const canvases: Buffer[] = [];

/** Draws a share picture as PNG, which keeps flat colours and text sharp. What pictures have in common is drawn once. */
export async function drawShare(project: Pick<Project, "root">, drawing: ShareDrawing): Promise<Bytes> {
  const { look, art } = drawing;
  const artKey = art && "svg" in art ? art.svg : art?.hash;
  const [ground, picture, texts] = await Promise.all([
    keepLast(look.hash, () => readLook(drawing).then(drawPart)),
    keepLast(`${look.hash} ${artKey}`, () => readArt(project, drawing).then(drawPart)),
    shapeTexts(drawing).then(placeMasks),
  ]);
  const open = await loadSharp();
  const canvas = canvases.pop() ?? Buffer.alloc(SHARE_SIZE.width * SHARE_SIZE.height * CHANNELS);
  for (const part of [ground, picture]) paste(canvas, part);
  for (const mask of texts) paint(canvas, mask);
  const raw = { ...SHARE_SIZE, channels: CHANNELS } as const;
  const png = await open(canvas, { raw }).png({ compressionLevel: 3 }).toBuffer();
  canvases.push(canvas);
  return png;
}

async function drawPart({ svg, box }: SharePart): Promise<DrawnPart> {
  const open = await loadSharp();
  return { box, pixels: await open(Buffer.from(svg), {}).removeAlpha().raw().toBuffer() };
}

function paste(canvas: Buffer, { box, pixels }: DrawnPart): void {
  const row = box.width * CHANNELS;
  for (let y = 0; y < box.height; y += 1)
    pixels.copy(canvas, ((box.y + y) * SHARE_SIZE.width + box.x) * CHANNELS, y * row, (y + 1) * row);
}

/** Paints a glyph on a canvas. What reaches beyond the edge is left out. */
export function paint(canvas: Buffer, { mask, x, y, colour }: PlacedMask): void {
  const { left, top, width, height, coverage } = mask;
  const text = Buffer.from(colour.slice(1), "hex");
  const [from, to] = [Math.max(0, -x - left), Math.min(width, SHARE_SIZE.width - x - left)];
  for (let row = Math.max(0, -y - top); row < Math.min(height, SHARE_SIZE.height - y - top); row += 1) {
    const start = (y + top + row) * SHARE_SIZE.width + x + left;
    for (let column = from; column < to; column += 1) {
      const covered = coverage[row * width + column] ?? 0;
      if (covered === 0) continue;
      const at = (start + column) * CHANNELS;
      for (let channel = 0; channel < CHANNELS; channel += 1)
        canvas[at + channel] = mix(canvas[at + channel] ?? 0, text[channel] ?? 0, covered);
    }
  }
}

/** A channel of a colour that covers another. `covered` is 255 for all of it. */
const mix = (below: number, above: number, covered: number): number =>
  covered === 255 ? above : below + Math.round(((above - below) * covered) / 255);

/** Parts in the order of their last use. A look has 2.3 MB, an illustration up to 0.8. */
const kept = new Map<string, Promise<DrawnPart>>();
const MAX_KEPT = 16;

function keepLast(key: string, draw: () => Promise<DrawnPart>): Promise<DrawnPart> {
  const part = kept.get(key) ?? draw();
  kept.delete(key);
  kept.set(key, part);
  const [oldest = ""] = kept.keys();
  if (kept.size > MAX_KEPT) kept.delete(oldest);
  part.catch(() => kept.delete(key));
  return part;
}
