import { relative } from "node:path";
import { type ESTree, type Plugin, Visitor } from "vite";
import { contentHash } from "./site.ts";

/**
 * Takes `render` away from each `<ServerOnly>` of the browser's bundle: what only it has used is dropped as unused code.
 * On server and browser alike each place in the source gets a number, by which the browser finds its markup. In
 * development nothing is changed.
 */
export function serverOnly(root: string): Plugin {
  return {
    name: "site:server-only",
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
        let changed = "";
        let done = 0;
        for (const [index, { start, end }] of renders.entries()) {
          // One inside of another's `render` has gone with that.
          if (start < done) continue;
          const place = contentHash(relative(root, id), String(index)).slice(0, 6);
          changed += `${code.slice(done, start)}place="${place}" `;
          done = forBrowser ? end : start;
        }
        return { code: changed + code.slice(done), map: null };
      },
    },
  };
}

function renderOf(attributes: readonly ESTree.JSXAttributeItem[]): ESTree.JSXAttribute {
  for (const item of attributes) {
    if (item.type === "JSXAttribute" && item.name.name === "render") return item;
  }
  throw new Error("<ServerOnly> without `render`: name the attribute, instead of spreading it");
}
