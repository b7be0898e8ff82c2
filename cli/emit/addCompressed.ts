import type { FileTree } from "../files.ts";
import type { Compressor } from "./compressor.ts";

/** Adds compressed copies of the text files below `folder`. */
export async function addCompressed(files: FileTree, folder: string, { isText, compress }: Compressor): Promise<void> {
  const texts = [...files].filter(([path]) => path.startsWith(folder) && isText(path));
  const compressed = await Promise.all(
    texts.map(async ([path, contents]) => [path, await compress(path, contents)] as const),
  );
  for (const [path, copies] of compressed)
    for (const [extension, contents] of copies) files.set(path + extension, contents);
}
