/** Width and height of a PNG or JPEG file in pixels; undefined for anything else. */
export function pictureSize(bytes: Uint8Array): { type: string; width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 24) return undefined;
  if (view.getUint32(0) === 0x89504e47)
    return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  if (view.getUint16(0) !== 0xffd8) return undefined;
  // Segments with their lengths, until the one that begins a frame (SOF0 to SOF15, without DHT, JPG and DAC).
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
