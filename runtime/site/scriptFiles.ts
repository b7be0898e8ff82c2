/** A chunk of the browser's bundle with these modules of `runtime`. */
const fileOf = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/runtime/(?:${modules.join("|")})\\.tsx?$`),
});

/**
 * Chunks that replace several small files: React, which stays cached when the app changes; modules that most of the app
 * imports; what all pages start; and modules that both forms and their skeletons, and all that searches, import.
 */
export const SCRIPT_FILES = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  fileOf("shared", [
    ...["context", "text"].map((name) => `page/${name}`),
    ...["forms", "page", "site", "text"].map((name) => `site/${name}`),
    ...["hydrateIsland", "Island"].map((name) => `islands/${name}`),
    "navigation/ContactLinks",
    "ui/Icon",
  ]),
  fileOf("later", ["app/later", "enhance/enhance", "page/loadStylesheet", "page/whenIdle"]),
  fileOf("modals", ["modals/store", "modals/loadModals", "modals/openModal"]),
  fileOf("field", ["forms/Field", "site/fields", "page/track"]),
  fileOf("search", ["search/SearchField", "search/useFinder", "site/searchFiles"]),
];
