const TYPES = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  xml: "application/xml",
  txt: "text/plain",
  svg: "image/svg+xml",
};
const NAMES = Object.keys(TYPES).join("|");

/** Rules that serve precompressed files to browsers that accept their encoding. */
export const apachePrecompressed = (): string => `${serveEncoding("br", "br")}${serveEncoding("gzip", "gz")}
# Also for who gets the text as it is: caches in between keep one form only for those who take the same.
<FilesMatch "\\.(?:${NAMES})(?:\\.(?:br|gz))?$">
    Header merge Vary Accept-Encoding
</FilesMatch>
`;

/** Serves one encoding, with the content type of the requested file. */
function serveEncoding(encoding: string, ending: string): string {
  const types = Object.entries(TYPES).map(
    ([name, type]) => `<FilesMatch "\\.${name}\\.${ending}$">\n    ForceType ${type}\n</FilesMatch>\n`,
  );
  return `${isTaken(encoding)}
RewriteCond %{REQUEST_FILENAME}index.html.${ending} -f
RewriteRule "^(.*/)?$" "$1index.html.${ending}" [L]
${isTaken(encoding)}
RewriteCond %{REQUEST_FILENAME}.${ending} -f
RewriteRule "^(.+\\.(?:${NAMES}))$" "$1.${ending}" [L]
<FilesMatch "\\.(?:${NAMES})\\.${ending}$">
    Header set Content-Encoding ${encoding}
</FilesMatch>
${types.join("")}
`;
}

/** Condition: Accept-Encoding lists the encoding with a quality other than 0 (RFC 9110, 12.5.3). */
const isTaken = (encoding: string): string =>
  `RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*${encoding}\\s*(?!;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,]|$)" [NC]`;
