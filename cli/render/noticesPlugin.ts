import type { Plugin } from "vite";
import { bundledPackages } from "../licences/bundledPackages.ts";
import { addNotices } from "../licences/bundleNotices.ts";
import { readNotice } from "../licences/notice.ts";

/** Writes down which packages a bundle below `out` has code of, and their licences. */
export const noticesPlugin = (out: string): Plugin => ({
  name: "sitegen:notices",
  apply: "build",
  writeBundle(_options, bundle) {
    const { consumer, root } = this.environment.config;
    addNotices(
      out,
      bundledPackages(bundle, root).map((folder) => ({ ...readNotice(folder), inBrowser: consumer === "client" })),
    );
  },
});
