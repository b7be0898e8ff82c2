import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";
import { PACKAGE_DIR } from "../../core/project.ts";

/**
 * The bundler orders dynamically imported modules by their paths. Those of sections with code in the browser get paths
 * inside the package, between `runtime` and `templates` as in an ejected project. Otherwise the order, and with it the
 * files, would depend on whether the project or the package comes first.
 */
export function clientSectionsPlugin(): Plugin {
  const files = new Map<string, string>();
  return {
    name: "sitegen:client-sections",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^\.\/clients\// },
      handler(source, importer = "") {
        const id = join(PACKAGE_DIR, "src/own", source).replaceAll("\\", "/");
        files.set(id, resolve(dirname(importer), source));
        return id;
      },
    },
    load: {
      filter: { id: /\/clients\// },
      handler(id) {
        const file = files.get(id);
        if (file === undefined) return undefined;
        const absolute = (_: string, path: string) => JSON.stringify(join(dirname(file), path));
        return readFileSync(file, "utf8").replace(/"(\..+)"/, absolute);
      },
    },
  };
}
