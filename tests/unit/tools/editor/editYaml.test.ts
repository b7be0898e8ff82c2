import { expect, test } from "vitest";
import type { EditorField, EditorWidget } from "../../../../runtime/site/editor.ts";
import { editYaml, readYaml } from "../../../../templates/editor/yaml/editYaml.ts";

const field = (name: string, widget: EditorWidget = "string", more: Partial<EditorField> = {}): EditorField => ({
  name,
  label: name,
  widget,
  ...more,
});

const FIELDS = [
  field("name"),
  field("contacts", "object", {
    fields: [
      field("phone", "object", { fields: [field("e164"), field("display"), field("alternate")] }),
      field("email"),
      field("offices", "list", {
        fields: [field("name"), field("region"), field("lines", "list", { field: field("item") })],
      }),
    ],
  }),
  field("search", "boolean", { default: true }),
  field("languages", "list", { field: field("item") }),
  field("sections", "list", {
    types: [
      field("text", "object", { fields: [field("heading"), field("text", "text")] }),
      field("call", "object", { fields: [field("heading")] }),
    ],
  }),
];

const TEXT = `# The head of the file.
name: India # who
other: {a: 1,   b: 2} # no field is there for it

contacts:
  # Placeholders.
  phone: { e164: "+910000000000", display: +91 00000 00000 }
  email: 'india@example.com'   # mail
  offices:
    # The first.
    - {
        name: Chennai, # city
        region: Tamil Nadu,
        lines: [1 Example Street,  Chennai],
      }
    # The second.
    - { name: Delhi,   secret: 1,  lines: [a, b] }
    - name: Jaipur
      region: Rajasthan
      lines:
        - x # first line

        - y
languages: [en-AU, 'hi-IN',   ta-IN]
sections:
  - type: text
    heading: One
    text: |
      First line.

      Second line.
  - type: call # the end
`;

/** The values of the text, as the CMS changes them. */
interface Written {
  contacts: {
    phone: Record<string, string>;
    email: string;
    offices: { name: string; region?: string; lines: string[] }[];
  };
  search?: boolean;
  languages: string[];
  sections: Record<string, string>[];
  unknown?: string;
}

const edit = (change: (values: Written) => void): string => {
  const values = structuredClone(readYaml(TEXT, FIELDS));
  change(values as unknown as Written);
  return editYaml(TEXT, values, FIELDS);
};

/** What differs, line by line. */
function diff(after: string): string {
  const [old, fresh] = [TEXT.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const lines = (list: string[], sign: string) => list.slice(start, list.length - end).map((line) => sign + line);
  return `\n${[...lines(old, "-"), ...lines(fresh, "+")].join("\n")}\n`;
}

test("a file of which nothing was changed stays as it is", () => {
  expect(edit(() => {})).toBe(TEXT);
});

test("a value keeps its quotes, and its line the comment", () => {
  expect(diff(edit(({ contacts }) => void (contacts.email = "delhi@example.com")))).toMatchInlineSnapshot(`
    "
    -  email: 'india@example.com'   # mail
    +  email: 'delhi@example.com'   # mail
    "
  `);
});

test("a value between braces is quoted where it has to be", () => {
  expect(diff(edit(({ contacts }) => void (contacts.phone.display = "+91, 1: {2}")))).toMatchInlineSnapshot(`
    "
    -  phone: { e164: "+910000000000", display: +91 00000 00000 }
    +  phone: { e164: "+910000000000", display: "+91, 1: {2}" }
    "
  `);
});

test("a key is added to a map in braces and taken out of it", () => {
  const after = edit(({ contacts }) => {
    contacts.phone.alternate = "00 91";
    contacts.phone.display = "";
  });
  expect(diff(after)).toMatchInlineSnapshot(`
    "
    -  phone: { e164: "+910000000000", display: +91 00000 00000 }
    +  phone: { e164: "+910000000000", alternate: 00 91 }
    "
  `);
});

test("a key is added below the one that is before it in the editor", () => {
  const after = edit((values) => void (values.search = false));
  expect(diff(after)).toMatchInlineSnapshot(`
    "
    +search: false
    "
  `);
});

test("a key is removed with its line", () => {
  expect(diff(edit(({ contacts }) => void (contacts.email = "")))).toMatchInlineSnapshot(`
    "
    -  email: 'india@example.com'   # mail
    "
  `);
});

test("entries of a list that are moved take their comments and their way of writing along", () => {
  expect(diff(edit(({ contacts }) => void contacts.offices.reverse()))).toMatchInlineSnapshot(`
    "
    -    # The first.
    -    - {
    -        name: Chennai, # city
    -        region: Tamil Nadu,
    -        lines: [1 Example Street,  Chennai],
    -      }
    -    # The second.
    -    - { name: Delhi,   secret: 1,  lines: [a, b] }
    -    - name: Jaipur
    -      region: Rajasthan
    -      lines:
    -        - x # first line
    -
    -        - y
    +    - name: Jaipur
    +      region: Rajasthan
    +      lines:
    +        - x # first line
    +
    +        - y
    +    # The second.
    +    - { name: Delhi,   secret: 1,  lines: [a, b] }
    +    # The first.
    +    - {
    +        name: Chennai, # city
    +        region: Tamil Nadu,
    +        lines: [1 Example Street,  Chennai],
    +      }
    "
  `);
});

test("an entry is removed with the comment above it, and a new one is written", () => {
  const after = edit(({ contacts }) => {
    contacts.offices.splice(0, 1);
    contacts.offices.push({ name: "Pune", region: "", lines: ["1 Street"] });
  });
  expect(diff(after)).toMatchInlineSnapshot(`
    "
    -    # The first.
    -    - {
    -        name: Chennai, # city
    -        region: Tamil Nadu,
    -        lines: [1 Example Street,  Chennai],
    -      }
    -    # The second.
    -    - { name: Delhi,   secret: 1,  lines: [a, b] }
    -    - name: Jaipur
    -      region: Rajasthan
    -      lines:
    -        - x # first line
    -
    -        - y
    +    # The second.
    +    - { name: Delhi,   secret: 1,  lines: [a, b] }
    +    - name: Jaipur
    +      region: Rajasthan
    +      lines:
    +        - x # first line
    +
    +        - y
    +    - { name: Pune, lines: [1 Street] }
    "
  `);
});

test("an entry keeps the keys that there is no field for", () => {
  const after = edit(({ contacts }) => {
    const [, delhi] = contacts.offices;
    if (delhi) delhi.name = "New Delhi";
  });
  expect(diff(after)).toMatchInlineSnapshot(`
    "
    -    - { name: Delhi,   secret: 1,  lines: [a, b] }
    +    - { name: New Delhi,   secret: 1,  lines: [a, b] }
    "
  `);
});

test("entries in brackets", () => {
  expect(diff(edit((values) => void (values.languages = ["ta-IN", "en-AU"])))).toMatchInlineSnapshot(`
    "
    -languages: [en-AU, 'hi-IN',   ta-IN]
    +languages: [ta-IN, en-AU]
    "
  `);
});

test("a text of several lines is written anew, and a section is added", () => {
  const after = edit(({ sections }) => {
    const [first] = sections;
    if (first) first["text"] = "Another line.\n\nA last one.";
    sections.push({ type: "text", heading: "Two", text: "Short." });
  });
  expect(diff(after)).toMatchInlineSnapshot(`
    "
    -    text: |
    -      First line.
    -
    -      Second line.
    -  - type: call # the end
    +    text: |-
    +      Another line.
    +
    +      A last one.
    +  - type: call # the end
    +  - type: text
    +    heading: Two
    +    text: Short.
    "
  `);
});

test("values that the file does not have and that say nothing are not written", () => {
  const after = edit((values) => {
    values.search = true;
    values.contacts.phone.alternate = "";
    values.unknown = "x";
  });
  expect(after).toBe(TEXT);
});

test("a text that is not understood is not written", () => {
  expect(() => editYaml("name: a\nname: b\n", { name: "c" }, FIELDS)).toThrow("Make it in the file itself");
});
