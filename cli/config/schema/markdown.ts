import { z } from "zod";

/** HTML that Markdown may contain. */
const MarkdownHtml = z
  .enum(["basic", "safe"])
  .describe(
    "Which HTML the Markdown may contain. `basic`: elements for words, quotes, tables, `<details>` and `<hr>`, without attributes. `safe`: all elements that `sitegen pull` keeps, such as `<div>`, `<a>`, `<img>`, `<pre>` and lists, checked like Markdown; attributes without a meaning are dropped.",
  );

/** Markdown settings of the network. */
export const MarkdownSettings = z.strictObject({ html: MarkdownHtml.default("basic") });

/** Markdown settings of a group, which override the network's. */
export const GroupMarkdown = z.strictObject({ html: MarkdownHtml.optional() });
