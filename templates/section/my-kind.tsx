import { markdown, Prose, SectionFrame, z, type SectionProps } from "countrysites/parts";

/** What pages can write below `type: my-kind`; `id`, `heading`, `summary` and `ground` are always available. */
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

/** What `sitegen gallery` shows. */
export const example = {
  heading: "A heading",
  items: [{ title: "First", text: "What **it** is." }, { title: "Second" }],
};

/** Rendered during the build, and never in the browser: no states, no handlers. Words are in YAML, never here. */
export default function MyKind({ section }: SectionProps<z.output<typeof schema>>) {
  return (
    <SectionFrame section={section}>
      <ul className="own-my-kind">
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
