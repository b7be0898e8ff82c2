/** Output formats and encoder settings, a trade-off between size and visible quality. */
export const PICTURE_FORMATS = {
  avif: { quality: 52, effort: 4 },
  webp: { quality: 76, effort: 5 },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

/** Part of each picture's hash, so that changed settings give new URLs. */
export const PICTURE_FORMATS_VERSION = JSON.stringify([PICTURE_FORMATS, { threads: 1 }]);
