import { parse } from "yaml";
import { mapValues, once } from "../../lookups.ts";
import { PROBLEM_CODES, type ProblemCode } from "../problem.ts";
import { extname } from "node:path";

/**
 * Files by name. In YAML, the top-level keys replace those of an existing file. In Markdown, `…` stands for what every
 * page has: title, description and summary, or paragraphs. « and » mark the mistake.
 */
export type ExampleFiles = Readonly<Record<string, string | Unprintable>>;

/** A description of a file that can't be shown as text. */
interface Unprintable {
  is: string;
}

/** A short form for a page's Markdown: front matter above `…`, and text before `…`. */
interface ExamplePage {
  front?: string;
  body?: string;
}

/** The explanation of a code, as it is written. */
interface CodeHelp {
  /** Why it matters, one or two sentences. */
  why: string;
  /** Files that both examples need. */
  given?: WrittenFiles;
  wrong: WrittenFiles;
  right: WrittenFiles;
  /** The usual correction, where the right example alone doesn't say it. */
  fix?: string;
  /** Page and chapter below docs/. */
  docs?: string;
}

type WrittenFiles = Readonly<Record<string, string | Unprintable | ExamplePage>>;

/** Location of the mistake in an example. Lines and columns count from 1. */
export interface Mistake {
  line: number;
  column: number;
  length: number;
}

/** A file of an example for display. */
export type ShownFile = { file: string } & ({ text: string; mistake?: Mistake } | Unprintable);

export type DescribedCode = ReturnType<typeof describeCode>;

/** Titles of the topics, in display order. Each topic is a YAML file of this folder. */
const TITLES = {
  files: "Files",
  yaml: "YAML",
  values: "Values",
  countries: "Countries and what they share",
  pages: "Pages",
  copy: "Copy",
  links: "Links, redirects and hosts",
  forms: "Forms",
  pictures: "Pictures and weight",
  brand: "Brand",
  texts: "Texts and translations",
  facts: "Facts",
  owner: "Owner",
  parts: "Own parts",
  pull: "Content of a CMS",
};
const SOURCES = import.meta.glob<string>("./*.yaml", { query: "?raw", import: "default", eager: true });

/** The topics, parsed on the first call. */
export const readTopics = once(() =>
  Object.entries(TITLES).map(([name, title]) => {
    const codes = parse(SOURCES[`./${name}.yaml`] ?? "") as Record<string, CodeHelp>;
    return {
      title,
      codes: mapValues(codes, ({ given = {}, wrong, right, ...help }) => ({
        ...help,
        ...mapValues({ given, wrong, right }, withPages),
      })),
    };
  }),
);

const withPages = (files: WrittenFiles): ExampleFiles =>
  mapValues(files, (shown) => (typeof shown === "string" || "is" in shown ? shown : pageText(shown)));

const pageText = ({ front, body }: ExamplePage): string =>
  ["---", ...(front ? [front] : []), "…", "---", "", ...(body ? [body, ""] : []), "…"].join("\n");

export const describeCodes = () =>
  readTopics().map(({ title, codes }) => ({ title, codes: (Object.keys(codes) as ProblemCode[]).map(describeCode) }));

export function describeCode(code: ProblemCode) {
  const topic = readTopics().find(({ codes }) => code in codes);
  const help = topic?.codes[code];
  if (!help) throw new Error(`No topic describes the code ${code}`);
  const { why, given, wrong, right, fix, docs } = help;
  const examples = mapValues({ given, wrong, right }, shownFiles);
  return { code, topic: topic.title, rule: PROBLEM_CODES[code], why, ...examples, fix, docs };
}

/** The files of an example, without marks. */
const shownFiles = (files: ExampleFiles): ShownFile[] =>
  Object.entries(files).map(([file, shown]) =>
    typeof shown === "string" ? { file, ...takeMark(shown) } : { file, ...shown },
  );

/** Removes « and » from a text, and returns the location of what is between them. */
export function takeMark(marked: string): { text: string; mistake?: Mistake } {
  const [before = "", rest] = marked.split("«");
  if (rest === undefined) return { text: marked };
  const [wrong = "", after = ""] = rest.split("»");
  const lines = before.split("\n");
  return {
    text: before + wrong + after,
    mistake: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length: wrong.length },
  };
}

/** The text of a file with carets below the mistake. */
export function markedText({ text, mistake }: { text: string; mistake?: Mistake }): string {
  if (!mistake) return text;
  const lines = text.split("\n");
  const carets = " ".repeat(mistake.column - 1) + "^".repeat(mistake.length);
  return [...lines.slice(0, mistake.line), carets, ...lines.slice(mistake.line)].join("\n");
}

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
