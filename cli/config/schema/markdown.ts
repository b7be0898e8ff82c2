import { z } from "zod";

/** Which HTML Markdown may have. */
const MarkdownHtml = z
  .enum(["basic", "safe"])
  .describe(
    "`basic`: elements around words, quotes, tables, `<details>` and `<hr>`, without attributes. `safe`: all elements that `sitegen pull` keeps, such as `<div>`, `<a>`, `<img>`, `<pre>` and lists, checked as Markdown is; attributes without a meaning are dropped.",
  );

/** How all Markdown of the network is read. */
export const MarkdownSettings = z.strictObject({ html: MarkdownHtml.default("basic") });

/** How the Markdown of one group is read, where not as that of the network. */
export const GroupMarkdown = z.strictObject({ html: MarkdownHtml.optional() });
