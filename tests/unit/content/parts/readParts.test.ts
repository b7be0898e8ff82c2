import { expect, it } from "vitest";
import { openGraph } from "../../../../cli/core/graph/graph.ts";
import { readParts } from "../../../../cli/content/parts/readParts.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { copyOf, makeProject, pageOf, prose, type TestProject } from "../../project.ts";

const HOME = "countries/content/shared/home.md";

const SECTION = `import { flag, link, markdown, SectionFrame, z, type SectionProps } from "countrysites/parts";

export const schema = z.strictObject({
  price: z.number().min(0).describe("What it costs."),
  text: markdown().optional().describe("What is in it."),
  more: link().optional().describe("Where to read more."),
  where: flag().optional().describe("Where it is to be had."),
});

export default function Price({ section }: SectionProps<z.output<typeof schema>>) {
  return <SectionFrame section={section}>{section.price}</SectionFrame>;
}
`;

const withSection = (yaml: string, section = SECTION) =>
  makeProject()
    .write("countries/sections/price.tsx", section)
    .write(HOME, copyOf("Home", prose()).replace("---\n\n", `sections:\n  - type: price\n${yaml}---\n\n`));

const reported = async (project: TestProject) => (await project.measure()).report();
const given = (file: string, text: string) => reported(makeProject().write(file, text));

it("an own section is planned with what its fields stand for", async () => {
  const project = withSection(
    "    price: 3\n    text: All **in**.\n    where: IN\n    more: { label: Ask, to: /contact-us/ }\n",
  );
  const plan = (await project.measure()).plan();
  expect(pageOf(plan, "/atlantis/").copy.sections.find(({ type }) => type === "own")).toMatchObject({
    kind: "price",
    flags: ["in"],
    values: {
      price: 3,
      text: { markdown: "All **in**." },
      where: "in",
      more: { label: "Ask", href: "/atlantis/contact-us/" },
    },
  });
});

it("names that a part imports are exported where they are imported from", async () => {
  const project = makeProject()
    .write("countries/components/lib/price.ts", "export const price = 20;\nexport type Price = number;\n")
    .write("countries/components/lib/all.ts", 'export * from "./price.ts";\n')
    .write(
      "countries/components/Header.tsx",
      `import { useSites, Icon, type PartProps, type Props } from "countrysites/parts";
import { price, Price, prise } from "./lib/price";
import { anything } from "./lib/all.ts";
import * as all from "./lib/price.ts";
import { useState } from "react";

export const contract = 1;
export default () => <Icon name={useSites(price, prise, anything, all, useState)} />;
`,
    );
  expect(await reported(project)).toMatchInlineSnapshot(`
    "countries/components/Header.tsx:1:10 error \`countrysites/parts\` has no export \`useSites\` [part-import]
      | useSites
      → Did you mean \`useSite\`?
    countries/components/Header.tsx:1:47 error \`countrysites/parts\` has no export \`Props\` [part-import]
      | Props
      → Known: \`z\`, \`flag\`, \`link\`, \`markdown\`, \`picture\`, \`ClientSectionProps\`, \`SectionProps\`, \`ServerOnly\`, \`PartProps\`, \`Content\`, \`useContent\`, \`useLayout\`, and 33 more.
    countries/components/Header.tsx:2:24 error \`./lib/price\` has no export \`prise\` [part-import]
      | prise
      → Did you mean \`price\`?"
  `);
});

it("a section whose values its schema refuses", async () => {
  expect(await reported(withSection("    price: free\n    txt: All\n    more: { label: Ask, to: mu }\n")))
    .toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:12 error \`sections.0.price\` is text, but must be a number [wrong-type]
        | free
        \`price\`: What it costs.
        → Write a number, without quotation marks.
      countries/content/shared/home.md:8:5 error There is no key \`txt\` in \`sections.0\` [unknown-key]
        | txt
        → Did you mean \`text\`?
      countries/content/shared/home.md:9:29 error The link is neither a page nor a web address [invalid-url]
        | mu
        → Begin with one slash for a page of this site, or with https://."
    `);
});

it("a link and a picture in Markdown of an own section that lead nowhere", async () => {
  const project = withSection("    price: 1\n    text: A [link](/mu/).\n");
  expect(await reported(project.write("countries/content/atlantis/home.md", project.read(HOME)))).toContain(
    "broken-link",
  );
});

it("a misspelled type is compared with own kinds, too", async () => {
  const project = withSection("    price: 1\n");
  project.replace(HOME, "type: price", "type: prise");
  expect(await reported(project)).toContain("Did you mean `price`?");
});

const withClient = (client: string, keys = "price: z.unknown()") =>
  `import { z } from "countrysites/parts";\nexport const client = ${client};\nexport const schema = z.strictObject({ ${keys} });\nexport default () => null;\n`;

it("a section says when browsers hydrate it", async () => {
  const { root } = withSection("    price: 1\n", withClient('"idle" as const'));
  const { value } = await readParts(openGraph(openProject(root)));
  expect(value?.files).toMatchObject([{ name: "price", client: "idle" }]);
});

it("a time at which no section can be hydrated", async () => {
  expect(await reported(withSection("    price: 1\n", withClient('"visibel"')))).toMatchInlineSnapshot(`
    "countries/sections/price.tsx:2:14 error \`client\` can't be \`visibel\` [part-client]
      | client
      It says when browsers load the section's code: near the view, when the page is idle, or at once.
      → Did you mean \`visible\`?"
  `);
  expect(await reported(withSection("    price: 1\n", withClient("true")))).toMatchInlineSnapshot(`
    "countries/sections/price.tsx:2:14 error \`client\` can't be of the type boolean [part-client]
      | client
      It says when browsers load the section's code: near the view, when the page is idle, or at once.
      → Known: \`visible\`, \`idle\`, \`load\`."
  `);
});

it("values that browsers can't be given as JSON", async () => {
  const keys = `price: z.number().transform((number) => ({ none: undefined, parts: [number / 0, new Date(0)], sum: 1n })), text: z.string().default("")`;
  expect(await reported(withSection("    price: 1\n", withClient('"load"', keys)))).toMatchInlineSnapshot(`
    "countries/content/shared/home.md:7:12 error \`price.parts.0\` is the number Infinity, which can't be sent to browsers [part-client]
      | 1
      The values of a section with \`client\` are sent to browsers as JSON.
      → Let the schema in countries/sections/price.tsx return text, numbers, true or false, lists and maps: \`z.iso.date()\` for a day.
    countries/content/shared/home.md:7:12 error \`price.parts.1\` is a Date, which can't be sent to browsers [part-client]
      | 1
      The values of a section with \`client\` are sent to browsers as JSON.
      → Let the schema in countries/sections/price.tsx return text, numbers, true or false, lists and maps: \`z.iso.date()\` for a day.
    countries/content/shared/home.md:7:12 error \`price.sum\` is a bigint, which can't be sent to browsers [part-client]
      | 1
      The values of a section with \`client\` are sent to browsers as JSON.
      → Let the schema in countries/sections/price.tsx return text, numbers, true or false, lists and maps: \`z.iso.date()\` for a day."
  `);
  expect(
    await reported(withSection("    price: 1\n", withClient('"load"', keys).replace(/export const client.*\n/, ""))),
  ).toBe("");
});

it("an own template can be chosen, and one that is not there can't", async () => {
  const project = makeProject()
    .write("countries/templates/story.tsx", "export default () => null;\n")
    .write(HOME, copyOf("Home").replace("summary:", "template: story\nsummary:"));
  expect(pageOf((await project.measure()).plan(), "/atlantis/").page.template).toBe("story");
  project.replace(HOME, "template: story", "template: stori");
  expect(await reported(project)).toContain("Did you mean `story`?");
});

it("two claims on one part", async () => {
  expect(await given("countries/sections/cards.tsx", SECTION)).toMatchInlineSnapshot(`
    "countries/sections/cards.tsx:1:1 error \`cards\` is both a kind of section of sitegen and of this project [part-conflict]
      \`type: cards\` can mean only one of them.
      → Give the file another name, for example countries/sections/own-cards.tsx."
  `);
});

it("a kind of section by the old name of one of ours", async () =>
  expect(await given("countries/sections/universities.tsx", SECTION)).toContain(
    "`type: universities` can mean only one of them.",
  ));

it("a component that replaces nothing", async () => {
  expect(await given("countries/components/Foter.tsx", "export const contract = 1;\nexport default () => null;\n"))
    .toMatchInlineSnapshot(`
      "countries/components/Foter.tsx:1:1 error There is no part \`Foter\` to replace [part-name]
        A file in countries/components replaces the part of the same name. Put modules that other files import into a subfolder.
        → Did you mean \`Footer\`?"
    `);
});

it("a section without a schema", async () => {
  expect(await given("countries/sections/price.tsx", "export default () => null;\n")).toMatchInlineSnapshot(`
    "countries/sections/price.tsx:1:1 error The file exports no \`schema\` [part-export]
      | e
      It defines and checks what pages may write in such a section.
      → Write \`export const schema = z.strictObject({ … });\`."
  `);
});

it("TypeScript that can't be parsed", async () => {
  expect(await given("countries/templates/story.tsx", "export default () => <p>Hello</b>;\n")).toMatchInlineSnapshot(`
    "countries/templates/story.tsx:1:32 error This is not valid TypeScript: Expected corresponding JSX closing tag for 'p' [part-syntax]
      | b
      → Correct the marked place, or the text just before it."
  `);
});

it("styles that Sass refuses", async () => {
  expect(await given("countries/styles/own.scss", ".a {\n  color: $missing;\n}\n")).toMatchInlineSnapshot(`
    "countries/styles/own.scss:2:10 error Sass reports an error: Undefined variable [part-syntax]
      | $missing
      → Correct the marked place, or the text just before it."
  `);
});

it("a package that is not there", async () => {
  expect(
    await given(
      "countries/sections/price.tsx",
      `import { a } from "no-such-package";\nexport const b = a();\n${SECTION.replace("z.number()", "a(b)")}`,
    ),
  ).toContain("part-import");
});

it("packages that are not installed, and Node's own modules, in any part", async () => {
  const imports = `import { a } from "@own/charts/bars";\nimport { readFileSync } from "node:fs";\n`;
  const footer = `${imports}export const contract = 2;\nexport default () => <p>{a(readFileSync)}</p>;\n`;
  expect(await given("countries/components/Footer.tsx", footer)).toMatchInlineSnapshot(`
    "countries/components/Footer.tsx:1:19 error There is no package \`@own/charts\` [part-import]
      | "@own/charts/bars"
      → Install it in the project, or correct the name.
    countries/components/Footer.tsx:2:30 error \`node:fs\` is a Node module [part-import]
      | "node:fs"
      Parts are also rendered in browsers.
      → Remove it. What a part shows comes from YAML and Markdown."
  `);
});

it("hooks in what the build alone renders, but not in the header", async () => {
  const hook = `import { useContext, useState } from "react";\nexport default () => <p>{useState(useContext)}</p>;\n`;
  const part = (name: string) => given(`countries/components/${name}.tsx`, `${hook}export const contract = 2;\n`);
  expect(await given("countries/templates/story.tsx", hook)).toMatchInlineSnapshot(`
    "countries/templates/story.tsx:1:22 error \`useState\` does nothing in the template \`story\` [part-client]
      | useState
      The build renders it, and browsers get HTML without its code.
      → Move what needs the browser into a section that exports \`client\`, and show that here: \`<Section type=… id=… />\`."
  `);
  expect(await part("Footer")).toContain("`useState` does nothing in the part `Footer` [part-client]");
  expect(await part("Header")).not.toContain("part-client");
});

it("hooks in a section without `client`", async () => {
  const section = SECTION.replace("return", "useState(0);\n  return");
  const withHook = (more = "") =>
    given("countries/sections/price.tsx", `import { useState } from "react";\n${more}${section}`);
  expect(await withHook()).toMatchInlineSnapshot(`
    "countries/sections/price.tsx:1:10 error \`useState\` does nothing in the section \`price\` [part-client]
      | useState
      The build renders it, and browsers get HTML without its code.
      → Write \`export const client = "visible";\` in the section: then browsers get its code."
  `);
  expect(await withHook('export const client = "load";\n')).not.toContain("does nothing");
});

const COUNTER = `import { useState } from "react";
export type Price = number;
export const inEuro = (price: number) => String(price);
export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
`;
const withCounter = (file: string, text: string) =>
  reported(
    makeProject()
      .write("countries/components/lib/Counter.tsx", COUNTER)
      .write(
        "countries/components/lib/List.tsx",
        'import { Counter } from "./Counter";\nexport const List = Counter;\n',
      )
      .write("countries/components/lib/all.ts", 'export * from "./Counter.tsx";\nexport { List } from "./List.tsx";\n')
      .write(file, text),
  );
const show = (names: string, from: string, lib = "../components/lib") =>
  `import { ${names} } from "${lib}/${from}";\nexport default () => <p>{String([${names}])}</p>;\n`;

it("hooks and handlers in a file that a template imports", async () => {
  expect(await withCounter("countries/templates/story.tsx", show("Counter", "Counter.tsx"))).toMatchInlineSnapshot(`
    "countries/components/lib/Counter.tsx:1:10 error \`useState\` does nothing in what countries/templates/story.tsx imports [part-client]
      | useState
      The build renders the template \`story\`, and browsers get HTML without its code.
      → Move what needs the browser into a section that exports \`client\`, and show that there: \`<Section type=… id=… />\`.
    countries/components/lib/Counter.tsx:6:18 error \`onClick\` does nothing in what countries/templates/story.tsx imports [part-client]
      | onClick
      The build renders the template \`story\`, and browsers get HTML without its code.
      → Move what needs the browser into a section that exports \`client\`, and show that there: \`<Section type=… id=… />\`."
  `);
  expect(await withCounter("countries/templates/story.tsx", show("List", "all"))).toContain(
    "`useState` does nothing in what countries/components/lib/List.tsx imports [part-client]",
  );
});

it.each([
  ["as a function beside them", "templates/story.tsx", show("inEuro", "all")],
  ["as a type beside them", "templates/story.tsx", show("Price", "Counter").replace(/<p>.*<\/p>/, "null")],
  [
    "for the browser",
    "sections/price.tsx",
    withClient('"load"').replace(/export default.*\n/, show("Counter", "Counter")),
  ],
  ["for the header", "components/Header.tsx", `${show("Counter", "Counter", "./lib")}export const contract = 1;\n`],
])("what is imported %s may have hooks", async (_, file, text) => {
  expect(await withCounter(`countries/${file}`, text)).toBe("");
});

it("event handlers in what the build alone renders", async () => {
  const button = "export default () => <button\n  onClick={() => {}} data-on={1}>Call</button>;\n";
  expect(await given("countries/templates/story.tsx", button)).toMatch(
    /^countries\/templates\/story\.tsx:2:3 error `onClick` does nothing in the template `story` \[part-client\]\n {2}\| onClick\n/,
  );
});

it("a schema that throws", async () => {
  expect(await given("countries/sections/price.tsx", SECTION.replace("z.number()", "z.numbers()")))
    .toMatchInlineSnapshot(`
      "countries/sections/price.tsx:3:14 error The schema can't be evaluated: z.numbers is not a function [part-schema]
        | schema
        The schema is evaluated when pages are checked, without the component.
        → Correct what the schema calls. Import \`z\` and the fields from \`countrysites/parts\`."
    `);
});

it("an example that its schema refuses", async () => {
  expect(await given("countries/sections/price.tsx", `${SECTION}\nexport const example = { price: -1 };\n`))
    .toMatchInlineSnapshot(`
      "countries/sections/price.tsx:14:14 error \`price\` is too small [invalid-value]
        | example
        The gallery shows the example.
        → Write 0 or more."
    `);
});
