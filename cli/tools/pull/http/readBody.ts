import { count } from "../../../report/count.ts";
import { CmsError } from "../cmsError.ts";

/** Reads an answer up to a size. @throws CmsError for a larger one, of which no more is read. */
export async function readBody(response: Response, url: string, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) break;
    size += value.length;
    if (size > most) {
      await reader?.cancel();
      throw new CmsError(
        `${url} answers more than ${count(most / 1e6, "megabyte")}`,
        "Look at the address in a browser: no such list is that long. For long posts, make `pull.pageSize` smaller.",
      );
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
