import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "../../cache.ts";
import type { ShareForm } from "../../plan/share/shareDrawing.ts";
import type { Project } from "../../project.ts";
import { keepSealed, readSealed, type Bytes } from "../sealedFiles.ts";

/** Makes the files of share pictures, several at a time, and hands over each. */
export async function drawShares(
  project: Project,
  forms: readonly ShareForm[],
  use: (form: ShareForm, contents: Bytes) => void,
): Promise<void> {
  const queue = forms.values();
  const work = async () => {
    for (const form of queue) use(form, await readShare(project, form));
  };
  await Promise.all(Array.from({ length: Math.min(forms.length, availableParallelism()) }, work));
}

/** A share picture: as it was drawn before, or drawn now and kept under `.sitegen/cache/share`, which may be deleted at any time. */
export async function readShare(project: Project, { drawing, hash }: ShareForm): Promise<Bytes> {
  const file = join(cacheFolder(project), "share", `${hash}.png`);
  const known = readSealed(file);
  if (known) return known;
  // Loaded by need: HarfBuzz takes as long as some pictures.
  const { drawShare } = await import("./drawShare.ts");
  return keepSealed(file, await drawShare(project, drawing));
}
