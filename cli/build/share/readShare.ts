import { join } from "node:path";
import { encodedFolder, keepSealed, readSealed, type Bytes } from "../../core/cache.ts";
import type { ShareFile } from "../../plan/share/shareDrawing.ts";
import type { Project } from "../../core/project.ts";

/** A share picture, cached in `.sitegen/cache/encoded`, which may be deleted at any time. */
export async function readShare(project: Project, { drawing, hash }: ShareFile): Promise<Bytes> {
  const file = join(encodedFolder(project), "share", `${hash}.png`);
  const cached = readSealed(file);
  if (cached) return cached;
  // Loaded lazily: loading HarfBuzz takes as long as drawing some pictures.
  const { drawShare } = await import("./drawShare.ts");
  return keepSealed(file, await drawShare(project, drawing));
}
