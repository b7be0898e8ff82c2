/// <reference types="vite/types/importMeta.d.ts" />

declare module "bidi-js" {
  /** The parts of https://github.com/lojjic/bidi-js#api that are used here. */
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl" | "auto"): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}

declare module "linebreak" {
  /** Finds line break opportunities by Unicode's rules (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
declare module "@joplin/turndown-plugin-gfm" {
  import type { Plugin } from "turndown";
  /** Tables, strikethrough and task lists of GitHub's Markdown. */
  export const gfm: Plugin;
}
declare module "markdown-it-deflist" {
  import type { PluginSimple } from "markdown-it";
  const plugin: PluginSimple;
  export default plugin;
}
declare module "markdown-it-footnote" {
  import type { PluginSimple } from "markdown-it";
  const plugin: PluginSimple;
  export default plugin;
}
