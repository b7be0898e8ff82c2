const TYPES = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  xml: "application/xml",
  txt: "text/plain",
  svg: "image/svg+xml",
};

/** Rules that serve the compressed file beside a text, with the type of the file that was asked for. */
export function apachePrecompressed(encoding: string, ending: string): string {
  const names = Object.keys(TYPES).join("|");
  const types = Object.entries(TYPES).map(
    ([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n    ForceType ${type}\n</FilesMatch>\n`,
  );
  return `RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
RewriteCond %{REQUEST_FILENAME}index.html.${ending} -f
RewriteRule "^(.*/)?$" "$1index.html.${ending}" [L]
RewriteCond %{HTTP:Accept-Encoding} "\\b${encoding}\\b"
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "^(.+\\.(?:${names}))$" "$1.${ending}" [L]
<FilesMatch "\\.(?:${names})\\.${ending}$">
    Header set Content-Encoding ${encoding}
    Header append Vary Accept-Encoding
</FilesMatch>
${types.join("")}
`;
}
