import { join, relative, sep } from "node:path";
import type { ESTree, Plugin } from "vite";
import { contentHash } from "../../core/contentHash.ts";
import { PACKAGE_DIR } from "../../core/project.ts";

/**
 * Removes `render` from each `<ServerOnly>` of the browser's bundle, so that code that only it uses is dropped. In both
 * bundles each `<ServerOnly>` gets an id, by which the browser finds its markup. In development nothing is changed.
 * @param root Folder of the project, whose own parts are transformed too.
 */
export async function serverOnlyPlugin(root: string): Promise<Plugin> {
  const { Visitor } = await import("vite");
  return {
    name: "sitegen:server-only",
    apply: "build",
    // Before JSX is compiled.
    enforce: "pre",
    transform: {
      filter: { id: /\.tsx$/, code: "<ServerOnly" },
      handler(code, id) {
        const renders: ESTree.JSXAttribute[] = [];
        const visitor = new Visitor({
          JSXOpeningElement({ name, attributes }) {
            if (name.type === "JSXIdentifier" && name.name === "ServerOnly") renders.push(renderOf(attributes));
          },
        });
        visitor.visit(this.parse(code, { lang: "tsx" }));
        const forBrowser = this.environment.config.consumer === "client";
        const file = relative(isInside(root, id) ? root : PACKAGE_DIR, id);
        let changed = "";
        let done = 0;
        for (const [index, { start, end }] of renders.entries()) {
          // It is inside another's `render`, which was removed.
          if (start < done) continue;
          const place = contentHash(file, String(index)).slice(0, 6);
          changed += `${code.slice(done, start)}place="${place}" `;
          done = forBrowser ? end : start;
        }
        return { code: changed + code.slice(done), map: null };
      },
    },
  };
}

/** True for a file of the project's own parts. */
const isInside = (root: string, id: string): boolean => id.startsWith(join(root, "countries") + sep);

function renderOf(attributes: readonly ESTree.JSXAttributeItem[]): ESTree.JSXAttribute {
  for (const item of attributes) {
    if (item.type === "JSXAttribute" && item.name.name === "render") return item;
  }
  throw new Error("<ServerOnly> without `render`: name the attribute, instead of spreading it");
}
