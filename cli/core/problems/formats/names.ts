/** Values of `sitegen validate --format`. */
export const FORMAT_NAMES = ["pretty", "json", "github", "sarif"] as const;
