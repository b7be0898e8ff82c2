/** Values for a template, by name; undefined for a missing one. */
export type Values = Readonly<Record<string, string | undefined>>;

/** A line of its own, in a comment of YAML or Markdown: `# if cms`, `# unless cms`, `# end`. */
const BLOCK = /^\s*(?:#|<!--) (if|unless|end)(?: (\w+))?(?: -->)?$/;

/**
 * Fills in `{{name}}`, and keeps or drops the lines between `# if name` and `# end`. `escape` escapes values for the
 * file's format: a text in double quotation marks in YAML or JSON, or Markdown.
 */
export function fillTemplate(text: string, values: Values, escape = (value: string) => value): string {
  let isKept = true;
  const lines = text.split("\n").filter((line) => {
    const [, word, name = ""] = BLOCK.exec(line) ?? [];
    if (word === undefined) return isKept;
    isKept = word === "end" || (values[name] !== undefined) === (word === "if");
    return false;
  });
  // Dropped lines leave empty lines behind.
  const kept = lines.join("\n").replace(/\n{3,}/g, "\n\n");
  return kept.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for ${name}`);
    return escape(value);
  });
}

/** Escapes a text for double quotation marks in YAML and JSON. */
export const inQuotes = (value: string): string => JSON.stringify(value).slice(1, -1);

/** For the text of a Markdown file. */
export const inMarkdown = (value: string): string => value.replace(/[\\`*_{}[\]<>#|~&]/g, "\\$&");

/** Example projects of the package: folders by name. */
export const EXAMPLES = { consultancy: ".", clinics: "examples/clinics" } as const;
export type ExampleName = keyof typeof EXAMPLES;
