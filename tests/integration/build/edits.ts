import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { listFiles } from "../../../cli/core/files.ts";
import { writePost } from "../../smallProject.ts";
import { photo } from "../../unit/photo.ts";
import { edit } from "./sitegen.ts";

/** Countries of the project that is edited, in the order of its sites. */
export const COUNTRIES = ["atlantis", "lemuria", "mu"];

interface Project {
  /** The path of a part of the project. */
  at(path: string): string;
  build(): Promise<unknown>;
}

/** What somebody does to a project. */
type Change = (project: Project) => unknown;

interface Expected {
  /** Pages that are rendered. */
  rendered?: number;
  /** Countries that are planned; all by default. Undefined where that depends on which files share their place on disk. */
  planned?: readonly string[] | undefined;
}

export type Edit = [name: string, change: Change, expected?: Expected];

const content = (name: string) => `countries/content/${name}.md`;
const settings = (name: string) => `countries/${name}.yaml`;
const post = (number: number) => content(`atlantis/news/post-${number}`);
const PHOTO = "countries/images/shared/park.jpg";
const MADE = "dist/atlantis/assets/pictures";
const KEPT = ".sitegen/cache/encoded";
const RECORD = ".sitegen/outputs/atlantis.json";

const replace =
  (path: string, from: string | RegExp, to: string): Change =>
  ({ at }) =>
    edit(at(path), from, to);
const remove =
  (...paths: string[]): Change =>
  ({ at }) =>
    paths.forEach((path) => rmSync(at(path), { recursive: true }));
const write =
  (path: string, contents: string | (() => Promise<Uint8Array>)): Change =>
  async ({ at }) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), typeof contents === "string" ? contents : await contents());
  };
const all =
  (...changes: Change[]): Change =>
  async (project) => {
    for (const change of changes) await change(project);
  };
const build: Change = (project) => project.build();

/** Changes a file, and sets its time back to what it was, to the nanosecond. Its size stays, too. */
const inSecret =
  (path: string, change: Change): Change =>
  async (project) => {
    const [file, before] = [path, "before"].map(project.at) as [string, string];
    writeFileSync(before, "");
    // Node's own function drops the nanoseconds.
    execFileSync("touch", ["-r", file, before]);
    await change(project);
    execFileSync("touch", ["-r", before, file]);
  };

const TITLE = replace(post(1), "title: P", "title: Good p");
const COUNTERPART: Change = ({ at }) => cpSync(at(post(2)), at(content("mu/news/post-2")));

/** Texts of a country, with all its languages. */
const TEXTS = (
  [
    ["a post's text", replace(post(1), "Paragraph", "Another paragraph"), 1],
    [
      "the texts of two posts, of which one has a link less",
      all(
        replace(post(1), /^- \[.*$/m, "- No link"),
        replace(post(2), /^- \[.*\](.*)$/m, "- [The same page under other words]$1"),
      ),
      2,
    ],
    ["a text that takes a minute longer to read", replace(post(1), /$/, "\nMany more words.\n".repeat(200))],
    ["a post's title, which its lists show", TITLE],
    ["a post's date", replace(post(1), /^date: .*$/m, "date: 2023-05-05")],
    [
      "a post's questions, of which one has a heading in its answer",
      replace(
        post(3),
        /^category: .*$/m,
        "$&\nfaq:\n  - question: What?\n    answer: |\n      ### Costs\n\n      Few.",
      ),
    ],
    ["a new post", ({ at }) => writePost(at("."), 9)],
    ["a removed post", remove(post(2))],
    [
      "a page's text in both languages",
      all(
        replace(content("atlantis/contact-us"), "harbour", "port"),
        replace(content("atlantis/de/contact-us"), "Hafen", "Strand"),
      ),
      2,
    ],
    [
      "two posts that have changed places",
      ({ at }) => {
        renameSync(at(post(1)), at("aside"));
        renameSync(at(post(3)), at(post(1)));
        renameSync(at("aside"), at(post(3)));
      },
    ],
    [
      "both halves of a post, in secret",
      inSecret(
        post(1),
        all(replace(post(1), "title: Post", "title: Past"), replace(post(1), "Paragraph", "Paragreph")),
      ),
    ],
  ] satisfies [string, Change, rendered?: number][]
).map(([name, change, rendered]): Edit => [
  name,
  change,
  { planned: ["atlantis"], ...(rendered !== undefined && { rendered }) },
]);

const TEXTS_OF_SEVERAL: Edit[] = [
  ["a new post that has a counterpart", COUNTERPART, { planned: ["atlantis", "mu"] }],
  ["a removed post that had a counterpart", all(COUNTERPART, build, remove(post(2))), { planned: ["atlantis", "mu"] }],
  ["a shared text that each country adds to", replace(content("shared/visas"), "Four months", "Five months")],
  ["the title of a shared page", replace(content("shared/visas"), "title: S", "title: All s")],
  [
    "an own page in place of the shared one",
    replace(
      content("mu/visas"),
      "extends: true",
      "title: Visas\ndescription: What a visa of Mu costs.\nsummary: Visas.",
    ),
    { planned: ["mu"] },
  ],
];

const COMMENT = replace(settings("atlantis"), /$/, "# A comment.\n");

const SETTINGS: Edit[] = [
  [
    "a comment, and a default that each country has its own value for",
    all(COMMENT, replace(settings("network"), /^defaults:$/m, "$&\n  timeZone: Asia/Tokyo")),
    { rendered: 0 },
  ],
  [
    "a text that has HTML now, and the setting that takes it",
    all(
      replace(settings("network"), /^defaults:$/m, "markdown: { html: safe }\n$&"),
      replace(post(1), "Paragraph", "<b>Paragraph</b>"),
    ),
    { rendered: 1 },
  ],
  [
    "the phone number, which every page shows, in secret",
    inSecret(settings("atlantis"), replace(settings("atlantis"), "+99 0000 0000", "+99 0000 0001")),
  ],
  ["a default of the network", replace(settings("network"), "demonym: Islander", "demonym: Resident")],
  ["a word of the language", write("countries/text/en.yaml", "page:\n  home: Start\n")],
  ["the menu of a further language", replace(settings("atlantis.de"), "title: Kontakt", "title: Schreiben Sie uns")],
  ["a term that pages explain", replace(settings("network"), "in which a course begins", "of a course's first day")],
  ["a fact that pages cite", replace(settings("facts"), "value: 500", "value: 650")],
  ["colours of one country", replace(settings("mu"), '"#0d3a37"', '"#0d3a47"')],
  ["a redirect of the host", replace(settings("network"), "from: /old/", "from: /older/")],
  ["a redirect of one country", replace(settings("lemuria"), "from: /lemuria/former/", "from: /lemuria/earlier/")],
  ["a country that is no more", remove(settings("mu"), "countries/content/mu")],
  [
    "a language that is no more",
    all(
      replace(settings("atlantis"), "[en-AU, de-DE]", "[en-AU]"),
      remove(settings("atlantis.de"), "countries/content/atlantis/de"),
    ),
  ],
  [
    "a character that has a font of its own",
    all(
      replace(
        settings("network"),
        /^brand:$/m,
        '$&\n  fonts: { body: "@fontsource-variable/figtree", characters: "₹" }',
      ),
      build,
      replace(post(1), "Paragraph", "₹ 100: paragraph"),
    ),
    { rendered: 1, planned: ["atlantis"] },
  ],
];

const FILES: Edit[] = [
  ["a public file of one country", write("countries/public/lemuria/a.txt", "A"), { rendered: 0 }],
  ["a public file of the host", write("countries/public/a.txt", "A"), { rendered: 0 }],
  [
    "a picture, in secret",
    inSecret(PHOTO, async ({ at }) => {
      const other = await photo(32, 20, (image) => image.jpeg({ quality: 10 }));
      writeFileSync(at(PHOTO), Buffer.concat([other, Buffer.alloc(statSync(at(PHOTO)).size - other.length)]));
    }),
    { rendered: 3 },
  ],
  [
    "a shared picture that gets an own one in its place",
    write("countries/images/mu/park.jpg", () => photo(70, 50, (image) => image.jpeg())),
    { rendered: 1 },
  ],
  [
    "a picture beside the page that shows it",
    all(
      write("countries/content/mu/beach.jpg", () => photo(70, 50, (image) => image.jpeg())),
      replace(content("mu/contact-us"), /$/, "\n\n![The beach](./beach.jpg)\n"),
      build,
      write("countries/content/mu/beach.jpg", () => photo(60, 50, (image) => image.jpeg())),
    ),
    { rendered: 1 },
  ],
  [
    "a picture that nobody shows",
    write("countries/images/shared/unused.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'),
    { rendered: 0 },
  ],
  [
    "a page that shows a shared picture no longer",
    replace(content("mu/contact-us"), /^picture: .*\n/m, ""),
    { rendered: 1, planned: ["mu"] },
  ],
];

/** Losses and damages. */
const DAMAGES: Edit[] = [
  ["nothing", () => undefined, { rendered: 0, planned: [] }],
  [
    "a page's file that was lost, and one that was damaged",
    all(remove("dist/lemuria/contact-us/index.html"), write("dist/mu/index.html", "broken")),
    { rendered: 2, planned: ["lemuria", "mu"] },
  ],
  ["the host's file that was lost", remove("dist/sitemap.xml"), { rendered: 0, planned: ["atlantis"] }],
  [
    "a title, and the loss of another site's file",
    all(TITLE, remove("dist/lemuria/contact-us/index.html")),
    { planned: ["atlantis", "lemuria"] },
  ],
  ["the whole output that was lost", remove("dist")],
  ["all that is kept that was lost", remove(".sitegen")],
  ["a record of the output that was damaged", write(RECORD, "{"), { planned: ["atlantis"] }],
  [
    "a record of the output that tells of other files",
    replace(RECORD, /news\/post-2/g, "news/post-0"),
    { rendered: 1, planned: ["atlantis"] },
  ],
  ["pictures that were lost", remove(MADE), { rendered: 0, planned: undefined }],
  ["pictures that were lost, and those that were kept", remove(MADE, KEPT), { rendered: 0, planned: undefined }],
  [
    "pictures that were lost, and damage of those that were kept",
    all(remove(MADE), ({ at }) => {
      for (const name of listFiles(at(KEPT))) writeFileSync(at(`${KEPT}/${name}`), "damaged");
    }),
    { rendered: 0, planned: undefined },
  ],
  [
    "the last build that is damaged",
    write(".sitegen/cache/store/build.json", "{"),
    { rendered: 0, planned: ["atlantis"] },
  ],
  [
    "what became of sites that is damaged",
    all(...["build", "site"].map((name) => write(`.sitegen/cache/store/${name}.json`, "{"))),
    { rendered: 0 },
  ],
  // A build without a change would read none of these.
  ...[["markdownSummary"], ["config"], ["config", "yaml"], ["bundle", "picture"]].map((names): Edit => [
    `a comment, and damage of what is known (${names.join(", ")})`,
    all(COMMENT, ...names.map((name) => write(`.sitegen/cache/store/${name}.json`, "{"))),
    { rendered: 0 },
  ]),
  ...["{", "{}", "[]", "[{}]", '[["",{}]]'].map((damaged): Edit => [
    `a comment, and in place of all that is known ${damaged}`,
    all(COMMENT, ({ at }) => {
      for (const name of listFiles(at(".sitegen/cache/store")))
        writeFileSync(at(`.sitegen/cache/store/${name}`), damaged);
    }),
  ]),
  ["a comment, and the cache of another engine", all(COMMENT, write(".sitegen/cache/engine.txt", "{"))],
  [
    "a text, after the clock was set back",
    all(
      ({ at }) => {
        const later = Date.now() / 1000 + 86_400;
        for (const part of ["countries", ".sitegen", "dist"].map(at))
          for (const file of listFiles(part)) utimesSync(`${part}/${file}`, later, later);
      },
      replace(post(1), "Paragraph", "Another paragraph"),
    ),
  ],
];

export const EDITS: Edit[] = [...TEXTS, ...TEXTS_OF_SEVERAL, ...SETTINGS, ...FILES, ...DAMAGES];
