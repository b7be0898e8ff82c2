import { join, relative, sep } from "node:path";
import type { ESTree, Plugin } from "vite";
import { contentHash } from "../contentHash.ts";
import { PACKAGE_DIR } from "../project.ts";

/**
 * Takes `render` away from each `<ServerOnly>` of the browser's bundle: what only it has used is dropped as unused code.
 * On server and browser alike each place in the source gets a number, by which the browser finds its markup. In
 * development nothing is changed.
 * @param root Folder of the project, whose own parts have such places, too.
 */
export async function serverOnlyPlugin(root: string): Promise<Plugin> {
  const { Visitor } = await import("vite");
  return {
    name: "sitegen:server-only",
    apply: "build",
    // JSX is still there.
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
          // One inside of another's `render` has gone with that.
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
