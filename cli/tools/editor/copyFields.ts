import type { EditorField } from "../../../runtime/site/editor.ts";
import { FrontMatter } from "../../config/schema/frontMatter.ts";
import { jsonSchema } from "../../config/schema/jsonSchema.ts";
import { fieldsOf } from "./fields/fieldOf.ts";

/** Keys that only posts have. */
const OF_POSTS = ["date", "updated", "author", "category"];

/** Keys that commands write, and those that belong to the maintainers. */
const NOT_EDITED = ["sourceHash", "extends"];

/** What a post has to say. Pages that extend shared copy, and those of a further language, may leave it out. */
const REQUIRED = ["title", "description", "summary"];

const BODY: EditorField = {
  name: "body",
  label: "Text",
  hint: "Markdown. Lines that you do not change stay as they are.",
  widget: "text",
  required: false,
};

/** What is edited most, in this order; the other keys follow in that of their schema. */
const FIRST = [
  "title",
  "heading",
  "label",
  "description",
  "summary",
  "body",
  "picture",
  "date",
  "category",
  "sections",
];

/** All fields that copy can have: its front matter, and the text. */
export function copyFields(): EditorField[] {
  const schema = jsonSchema(FrontMatter);
  const place = { root: schema, path: [], samples: [], inherited: undefined, inList: false, isRequired: false };
  const fields = [...fieldsOf(schema, { ...place, isShown: () => true }), BODY];
  const rank = ({ name }: EditorField) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  return fields.filter(({ name }) => !NOT_EDITED.includes(name)).toSorted((one, other) => rank(one) - rank(other));
}

/** Those of a page. */
export const pageFields = (fields: readonly EditorField[]): EditorField[] =>
  fields.filter(({ name }) => !OF_POSTS.includes(name)).map((field) => ({ ...field, required: false }));

/** Those of a post; the names of its categories by their keys. */
export const postFields = (
  fields: readonly EditorField[],
  categories: Readonly<Record<string, unknown>>,
): EditorField[] =>
  fields.map((field) => {
    if (field.name === "date") return { ...field, required: true, default: "{{now}}" };
    if (field.name === "category") return categoryField(field, categories);
    return { ...field, required: REQUIRED.includes(field.name) };
  });

function categoryField(field: EditorField, categories: Readonly<Record<string, unknown>>): EditorField {
  const options = Object.entries(categories).map(([value, label]) => ({ value, label: String(label) }));
  const optional: EditorField = { ...field, required: false };
  return options.length === 0 ? optional : { ...optional, widget: "select", options };
}
