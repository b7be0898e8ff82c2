import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { takeMark, type ExampleFiles, type Mistake } from "../../../../cli/core/problems/codes/describeCode.ts";
import { photo } from "../../photo.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, prose, type TestProject } from "../../project.ts";

const FONT = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** The settings of a country, block by block; an example replaces whole blocks. */
const country = (
  name: string,
  demonym: string,
  code: string,
  dialCode: string,
  timeZone: string,
  menu: number,
) => `name: ${name}
demonym: ${demonym}
code: ${code}
dialCode: "${dialCode}"
timeZone: ${timeZone}
contentApi: { menuId: ${menu} }
contacts: { email: ${name.toLowerCase()}@example.com, offices: [{ name: Main office, lines: [1 Main Road] }] }
groups: { services: { shared: true } }
`;
const INDIA = country("India", "Indian", "IN", "+91", "Asia/Kolkata", 1);
const NEPAL = country("Nepal", "Nepali", "NP", "+977", "Asia/Kathmandu", 2);
const BHUTAN = country("Bhutan", "Bhutanese", "BT", "+975", "Asia/Thimphu", 3);

const PAGE = ["---", "…", "---", "", "…"].join("\n");
const SECTION = `import { z } from "countrysites/parts";
export const schema = z.strictObject({ price: z.number() }).describe("A price.");
export const example = { price: 20 };
export default ({ section }) => <p>{section.price}</p>;
`;

/** What makes a file that text can't show. */
const MAKERS: Readonly<Record<string, (project: TestProject, file: string) => unknown>> = {
  present: () => undefined,
  missing: ({ root }, file) => rmSync(join(root, file), { force: true }),
  "a folder": ({ root }, file) => mkdirSync(join(root, file)),
  "a symbolic link without a target": (project, file) => symlinkSync("nowhere", join(project.remove(file).root, file)),
  "a symbolic link to a file outside the project": ({ root }, file) =>
    symlinkSync(import.meta.filename, join(root, file)),
  "a copy of the file, or a link to a file of the same repository": (project, file) => project.write(file, "Fees\n"),
  "an empty file": (project, file) => project.write(file, ""),
  "the settings of a country": (project, file) => project.write(file, BHUTAN),
  "a page with 1.2 MB of text": (project, file) => project.write(file, filled(PAGE, file) + prose(240_000)),
  "a page with 2 kB of text": (project, file) => project.write(file, filled(PAGE, file)),
  "a page that was saved as Windows-1252": (project, file) =>
    project.write(file, Buffer.from(`${filled(PAGE, file)}\nCafé\n`, "latin1")),
  "a page that was saved as UTF-8": (project, file) => project.write(file, `${filled(PAGE, file)}\nCafé\n`),
  // Only a build makes it: `FINDERS` has its weight.
  "a page with 60 kB of pictures": () => undefined,
  "101 redirects with `*`": () => undefined,
  "a photo, 1600 pixels wide": async (project, file) => project.write(file, await photo(1600, 900, (it) => it.jpeg())),
  "a photo, 320 pixels wide": async (project, file) => project.write(file, await photo(320, 180, (it) => it.jpeg())),
  "a font": ({ root }, file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(resolve(FONT), join(root, file));
  },
  "not a font": (project, file) => project.write(file, "<!doctype html>"),
  "a text": (project, file) => project.write(file, "Words.\n"),
  "a section": (project, file) => project.write(file, SECTION),
  "a template": (project, file) => project.write(file, "export default () => <p>A story</p>;\n"),
};

/** A valid project with two countries, in which examples are tried. */
function validProject(): TestProject {
  const project = makeProject().remove(COUNTRY_FILE);
  project.write("countries/india.yaml", INDIA).write("countries/nepal.yaml", NEPAL);
  project.write("countries/public/kept.txt", "There has to be a folder.\n");
  for (const [page, name] of [
    ["visa-guidance", "first-visit"],
    ["counseling", "advice"],
  ] as const) {
    const file = (key: string) => `countries/content/shared/services/${key}.md`;
    project
      .write(file(name), project.read(file(page)))
      .remove(file(page))
      .replace(NETWORK_FILE, page, name);
  }
  return project
    .replace(NETWORK_FILE, "fallback: atlantis", "fallback: india")
    .replace(NETWORK_FILE, "label: Office, required: true", "label: Office, required: true, options: [Main office]");
}

/** Files for which more than texts is looked at: pictures, fonts, own parts. */
const NO_TEXT = /^countries\/(?:brand|components|images|sections|styles|templates)\//;

/** A project with an example's files in it, and where its mistakes are by their marks. */
export async function projectWith(
  ...examples: readonly (ExampleFiles | undefined)[]
): Promise<{ project: TestProject; marks: Map<string, Mistake> }> {
  const project = validProject();
  const marks = new Map<string, Mistake>();
  const files = examples.flatMap((each) => Object.entries(each ?? {}));
  for (const [file, shown] of files) {
    if (typeof shown !== "string") {
      const make = MAKERS[shown.is];
      if (!make) throw new Error(`Nothing makes ${shown.is}`);
      await make(project, file);
      continue;
    }
    const original = existsSync(join(project.root, file)) ? project.read(file) : "";
    const { text, mistake } = takeMark(file.endsWith(".md") ? filled(shown, file) : withBlocks(original, shown));
    if (mistake) marks.set(file, mistake);
    project.write(file, text);
  }
  // It takes a third of the time.
  if (files.some(([file, shown]) => NO_TEXT.test(file) || (typeof shown === "string" && shown.startsWith("brand:"))))
    await project.measure();
  return { project, marks };
}

/** Each page has a description of its own. */
const frontOf = (file: string) => ({
  title: "A page",
  description: `A description of ${file} that is long enough for a search engine to show.`,
  summary: "What the page is about, in one sentence.",
});

/** A page with what `…` stands for: the rest of the front matter, and paragraphs. */
function filled(text: string, file: string): string {
  const [, front, body] = /^(---\n[\s\S]*?\n---)([\s\S]*)$/.exec(text) ?? ["", "", text];
  const rest = Object.entries(frontOf(file)).filter(([key]) => !new RegExp(`^${key}:`, "m").test(front ?? ""));
  return [
    front?.replace("…", rest.map(([key, value]) => `${key}: ${value}`).join("\n")),
    body?.replace("…", prose()),
    "\n",
  ].join("");
}

/** A YAML file in which blocks of the first level are replaced by those of the same keys, and others are added. */
function withBlocks(original: string, excerpt: string): string {
  const replaced = new Set(blocks(excerpt).map(keyOf));
  return [...blocks(original).filter((block) => !replaced.has(keyOf(block))), `${excerpt}\n`].join("");
}

const blocks = (text: string): string[] => text.split(/^(?=\S)/m).filter(Boolean);
const keyOf = (block: string): string => block.replace(/[«»]/g, "").split(":")[0] ?? "";
