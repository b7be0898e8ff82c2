import type { FileTree } from "../files.ts";
import type { Compressor } from "./compressor.ts";

/** Adds the compressed forms of the texts that are served from `folder`. */
export async function addCompressed(files: FileTree, folder: string, { isText, compress }: Compressor): Promise<void> {
  const served = [...files].filter(([path]) => path.startsWith(folder) && isText(path));
  const forms = await Promise.all(
    served.map(async ([path, contents]) => [path, await compress(path, contents)] as const),
  );
  for (const [path, endings] of forms) for (const [ending, form] of endings) files.set(path + ending, form);
}
