import { join, sep } from "node:path";
import type { Plugin } from "vite";

/** What a section exports for the build only. */
const UNUSED: ReadonlySet<string> = new Set(["schema", "example"]);

/** Takes schemas and examples of the sections in a folder, and zod with them, out of the browser's bundle. */
export const withoutSchemas = (folder: string): Plugin => ({
  name: "site:schemas",
  apply: "build",
  // Before types are removed, because code is cut out by its place.
  enforce: "pre",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  transform: {
    filter: { id: /\.tsx?$/, code: /\bexport const (?:schema|example)\b/ },
    handler(code, id) {
      if (!id.startsWith(join(folder, sep))) return undefined;
      const { body } = this.parse(code, { lang: "tsx" });
      let changed = "";
      let done = 0;
      for (const statement of body) {
        const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
        if (declaration?.type !== "VariableDeclaration") continue;
        for (const { id: name, init } of declaration.declarations) {
          if (name.type !== "Identifier" || !UNUSED.has(name.name) || !init) continue;
          changed += `${code.slice(done, init.start)}undefined`;
          done = init.end;
        }
      }
      return { code: changed + code.slice(done), map: null };
    },
  },
});
