import type { HostAnswer, TestHost } from "../testHost.ts";
import { decodePath, fileAnswer, hasFile, isHidden, splitUrl } from "./serveFile.ts";

/** A server of plain files, as GitHub Pages is one: folders with `index.html`, a final slash added, one 404 page. */
export const plain: TestHost = {
  async start({ dist }) {
    const ask = async ({ url }: { url: string }): Promise<HostAnswer> => {
      const { path } = splitUrl(url);
      const name = decodePath(path);
      if (name !== undefined && !isHidden(name)) {
        const file = name.endsWith("/") ? `${name}index.html` : name;
        if (hasFile(dist, file)) return fileAnswer(dist, file);
        if (hasFile(dist, `${name}/index.html`)) return { status: 301, headers: { location: `${name}/` }, body: "" };
      }
      return fileAnswer(dist, "/404.html", { status: 404 });
    };
    return { ask, stop: () => undefined };
  },
};
