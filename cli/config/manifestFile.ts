/** Name of the file in each upload that says what is live there. */
export const MANIFEST_FILE = "sitegen.json";
