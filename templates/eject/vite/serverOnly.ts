import type { ESTree, Plugin } from "vite";

/**
 * Removes `render` from each `<ServerOnly>` of the browser's bundle, so that code that only it uses is dropped. In both
 * bundles each `<ServerOnly>` gets an id, by which the browser finds its markup. In development nothing is changed.
 * @param placeOf Id of the n-th `<ServerOnly>` of a module. It is the same on every machine.
 */
export async function serverOnly(placeOf: (id: string, index: number) => string): Promise<Plugin> {
  const { Visitor } = await import("vite");
  return {
    name: "site:server-only",
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
        let changed = "";
        let done = 0;
        for (const [index, { start, end }] of renders.entries()) {
          // It is inside another's `render`, which was removed.
          if (start < done) continue;
          changed += `${code.slice(done, start)}place="${placeOf(id, index)}" `;
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
