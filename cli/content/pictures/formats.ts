/** The formats that originals are turned into, and how: a trade of bytes against what the eye sees. */
export const PICTURE_FORMATS = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** A part of each picture's hash: other settings give other files, which want other addresses. */
export const PICTURE_FORMATS_VERSION = JSON.stringify([PICTURE_FORMATS, { threads: 1 }]);
