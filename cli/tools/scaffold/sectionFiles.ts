import type { Scaffold } from "./openScaffold.ts";

/** Makes an own kind of section: its component with schema and example, and its style. */
export function beginSection(kind: string): Scaffold {
  const name = kind.replace(/(?:^|-)([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());
  const component = /^\d/.test(name) ? `Section${name}` : name;
  return {
    files: new Map([
      [`countries/sections/${kind}.tsx`, componentFile(kind, component)],
      [`countries/styles/${kind}.scss`, styleFile(kind)],
    ]),
    next: [
      "sitegen gallery    shows it with its options",
      "In the front matter of a page:",
      "  sections:",
      `    - type: ${kind}`,
      "      heading: A heading",
      "      items:",
      "        - { title: First, text: What it is. }",
    ],
  };
}

const componentFile = (
  kind: string,
  component: string,
): string => `import { markdown, Prose, SectionFrame, z, type SectionProps } from "countrysites/parts";

/** What pages can write below \`type: ${kind}\`; \`id\`, \`heading\`, \`summary\` and \`ground\` are always available. */
export const schema = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          title: z.string().describe("A few words."),
          text: markdown().optional().describe("The details."),
        }),
      )
      .min(1)
      .describe("The entries, in order."),
  })
  .describe("A list of titles with texts.");

/** What \`sitegen gallery\` shows. */
export const example = {
  heading: "A heading",
  items: [{ title: "First", text: "What **it** is." }, { title: "Second" }],
};

/** Rendered during the build, and never in the browser: no states, no handlers. Words are in YAML, never here. */
export default function ${component}({ section }: SectionProps<z.output<typeof schema>>) {
  return (
    <SectionFrame section={section}>
      <ul className="own-${kind}">
        {section.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <Prose html={text} />}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
`;

const styleFile = (
  kind: string,
): string => `// Colours, spaces and type are custom properties, which follow each country's theme. \`inline\` and \`block\` are right in
// Arabic, too; left and right are not.
.own-${kind} {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  > li {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
}
`;
