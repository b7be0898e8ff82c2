/** What a template asks for by name; a value that is not there is undefined. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A line of its own, in a comment of YAML or Markdown: `# if cms`, `# unless cms`, `# end`. */
const BLOCK = /^\s*(?:#|<!--) (if|unless|end)(?: (\w+))?(?: -->)?$/;

/**
 * Fills in `{{name}}`, and keeps or leaves out the lines between `# if name` and `# end`. What is filled in becomes a part
 * of a text in double quotation marks of YAML or JSON, or of Markdown, as `escape` says.
 */
export function fillTemplate(text: string, values: Values, escape: (value: string) => string): string {
  let isKept = true;
  const lines = text.split("\n").filter((line) => {
    const [, word, name = ""] = BLOCK.exec(line) ?? [];
    if (word === undefined) return isKept;
    isKept = word === "end" || (values[name] !== undefined) === (word === "if");
    return false;
  });
  // What is left out leaves its empty lines behind.
  const kept = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return kept.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}`);
    return escape(value);
  });
}

/** For what is between double quotation marks in YAML and JSON. */
export const inQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);

/** For the text of a Markdown file. */
export const inMarkdown = (value: string): string => value.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");
