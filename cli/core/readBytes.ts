/** The bytes of a stream; undefined, and the rest unread, if there are more than `max`. */
export async function readBytes(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
