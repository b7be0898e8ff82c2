// Without imports: every command loads it, for its options. So `toSlug`, which transliterates, is in `paths.ts`.

/** Whether a text is a slug: lower-case letters and digits joined by single hyphens, at most 80 characters. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80;

/** Whether a text is `/`, or slugs with slashes around them: safe in any server's configuration. */
export const isBasePath = (text: string): boolean =>
  text === "/" || (/^\/.+\/$/.test(text) && text.slice(1, -1).split("/").every(isSlug));
