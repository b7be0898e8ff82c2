/** Names that `sitegen validate --format` takes. */
export const FORMAT_NAMES = ["pretty", "json", "github", "sarif"] as const;
