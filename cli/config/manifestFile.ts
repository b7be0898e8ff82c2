/** Name of the manifest, which says what is live. */
export const MANIFEST_FILE = "sitegen.json";
