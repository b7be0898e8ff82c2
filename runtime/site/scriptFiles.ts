/** A chunk of the browser's bundle with these modules of `runtime`. */
const fileOf = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/runtime/(?:${modules.join("|")})\\.tsx?$`),
});

/**
 * Chunks that replace several small files: React, which stays cached when the app changes; modules that most of the app
 * imports; and modules that both forms and their skeletons import.
 */
export const SCRIPT_FILES = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  fileOf("shared", [
    ...["context", "loadStylesheet", "ServerOnly", "text", "track"].map((name) => `page/${name}`),
    ...["forms", "page", "searchFiles", "site", "text"].map((name) => `site/${name}`),
    "forms/loadForm",
    "navigation/ContactLinks",
    "search/SearchField",
    "ui/Icon",
  ]),
  fileOf("field", ["forms/Field", "site/fields"]),
];
