/** A file of the browser's bundle that has these modules of `runtime`. */
const fileOf = (name: string, modules: readonly string[]) => ({
  name,
  test: new RegExp(`/runtime/(?:${modules.join("|")})\\.tsx?$`),
});

/**
 * One file instead of several small ones: React, which stays as it is, in browsers' caches too, when the app changes; what
 * most parts of the app import; and what forms and their skeletons do.
 */
export const SCRIPT_FILES = [
  { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  fileOf("shared", [
    ...["context", "ErrorBoundary", "ServerOnly", "staticMarkup", "text", "track"].map((name) => `page/${name}`),
    ...["contactWays", "searchFiles", "text"].map((name) => `site/${name}`),
    "search/SearchField",
    "ui/Icon",
  ]),
  fileOf("field", ["forms/Field", "forms/PrivacyLink", "forms/useHinted", "site/fields"]),
];
