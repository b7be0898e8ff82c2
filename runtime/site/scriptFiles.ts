/** A chunk of the browser's bundle with these modules of `runtime`. */
const fileOf = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/runtime/(?:${modules.join("|")})\\.tsx?$`),
});

/** Chunks that replace several small files. React stays cached when the app changes. */
export const SCRIPT_FILES = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  fileOf("app", [
    "app/hydratePage",
    "content/contentStore",
    "islands/\\w+",
    "modals/watchPopups",
    "navigation/(?!dropdowns|prefetchPages)\\w+",
    "outbox/emptyOutbox",
    "page/context",
    "parts/replaceable",
    "site/(?:forms|menu|page|safeHref|site|text|words)",
    "ui/(?:Flag|Icon)",
  ]),
  fileOf("later", ["app/later", "enhance/enhance", "page/loadStylesheet", "page/whenIdle", "site/formatter"]),
  fileOf("modals", ["modals/store", "modals/openModal"]),
  fileOf("field", ["forms/Field", "forms/formUse", "site/fields", "page/track"]),
  fileOf("search", ["search/SearchField", "search/useResults", "site/searchFiles"]),
];
