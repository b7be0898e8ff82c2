const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const SPECIAL = /[&<>"]/g;

/** Escapes text for HTML and XML: content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(SPECIAL, (character) => ENTITIES[character] ?? character);

/** JSON that is safe inside a script element: `</script>` and `<!--` can't occur. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Marks pages that sitegen has generated (https://html.spec.whatwg.org/#meta-generator). */
export const GENERATOR_TAG = '<meta name="generator" content="sitegen">';
