import { extname } from "node:path";
import { describeCodes, markedText, type DescribedCode, type ShownFile } from "./describeCode.ts";

const INTRO = `Every problem that sitegen reports has a permanent code. \`sitegen explain CODE\` prints the text below, \`sitegen explain --codes\` lists the codes, and \`--json\` gives both to programs.
Examples show the relevant lines. \`…\` stands for the rest of a page: its title, description and summary, or its text. \`^\` marks the mistake.`;

/** The reference of all problem codes as Markdown. `docs` is the way from the page to sitegen's documentation. */
export function problemsPage(docs: string): string {
  const topics = describeCodes();
  const list = topics.map(
    ({ title, codes }) => `- ${title}: ${codes.map(({ code }) => `[\`${code}\`](#${code})`).join(", ")}`,
  );
  const parts = [
    "# Problems",
    "<!-- Made by `sitegen schema --format markdown`. -->",
    INTRO,
    list.join("\n"),
    ...topics.flatMap(({ title, codes }) => [
      `## ${title}`,
      ...codes.flatMap((described) => [`### \`${described.code}\``, codeHelp(described, docs)]),
    ]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** What there is to say of a code, as Markdown. Without `docs` it leads nowhere else. */
export function codeHelp({ rule, why, given, wrong, right, fix, docs: page }: DescribedCode, docs?: string): string {
  return [
    `**${escaped(rule)}** ${why}`,
    ...examples("With", given),
    ...examples("Wrong", wrong),
    ...examples("Right", right),
    ...(fix === undefined ? [] : [fix]),
    ...(page === undefined || docs === undefined ? [] : [`Read more: [docs/${page}](${docs}/${page})`]),
  ].join("\n\n");
}

function examples(title: string, files: readonly ShownFile[]): string[] {
  const named = files.flatMap((shown) => ("is" in shown ? [`\`${shown.file}\` (${shown.is})`] : []));
  const texts = files.flatMap((shown) =>
    "text" in shown ? [`${title}: \`${shown.file}\``, fenced(shown.file, markedText(shown))] : [],
  );
  return [...(named.length > 0 ? [`${title}: ${named.join(", ")}`] : []), ...texts];
}

const fenced = (file: string, text: string): string => `\`\`\`${extname(file).slice(1)}\n${text}\n\`\`\``;

/** A rule is plain text: characters that Markdown would take as its own are escaped. */
const escaped = (rule: string): string => rule.replace(/[<_]/g, "\\$&");
