import { INDIA, page, OWN, type Topic } from "./example.ts";

const SECTION = "countries/sections/price.tsx";
const SCHEMA = 'export const schema = z.strictObject({ price: z.number() }).describe("A price.");';
const EXAMPLE = "export const example = { price: 20 };";
const COMPONENT = "export default ({ section }) => <p>{section.price}</p>;";
const IMPORT = 'import { z } from "countrysites/parts";';

export const parts = {
  "part-name": {
    why: "Pages ask for the part by the name of its file: `type: price-list`.",
    wrong: { "countries/sections/Price List.tsx": { is: "a section" } },
    right: { "countries/sections/price-list.tsx": { is: "a section" } },
    docs: "own-parts.md",
  },
  "part-conflict": {
    why: "The name is that of a part of sitegen, and can mean one of them only.",
    wrong: { "countries/templates/article.tsx": { is: "a template" } },
    right: { "countries/templates/story.tsx": { is: "a template" } },
    docs: "own-parts.md#a-part-in-the-place-of-ours",
  },
  "part-export": {
    why: "The schema says what can be written in such a section, and checks it.",
    wrong: { [SECTION]: [EXAMPLE, COMPONENT].join("\n") },
    right: { [SECTION]: [IMPORT, SCHEMA, EXAMPLE, COMPONENT].join("\n") },
    docs: "own-parts.md#a-section",
  },
  "part-contract": {
    why: "When sitegen changes what a part is given, its version counts up. A part for another version would show the wrong things.",
    wrong: {
      "countries/components/Footer.tsx": "export const «contract» = 2;\nexport default ({ Default }) => <Default />;",
    },
    right: {
      "countries/components/Footer.tsx": "export const contract = 1;\nexport default ({ Default }) => <Default />;",
    },
    fix: "Look at what the message says has changed, correct the part, then write the version.",
    docs: "own-parts.md#a-part-in-the-place-of-ours",
  },
  "part-syntax": {
    why: "No bundle can be made from it.",
    wrong: { "countries/styles/own.scss": ".own-price { color: «}»" },
    right: { "countries/styles/own.scss": ".own-price { color: var(--ink); }" },
    docs: "own-parts.md#mistakes",
  },
  "part-import": {
    why: "A build looks for changes in the folders of own parts only, and would not see those of another file.",
    wrong: {
      "countries/templates/story.tsx":
        'import { price } from «"../../lib/price.ts"»;\nexport default () => <p>{price}</p>;',
    },
    right: {
      "countries/templates/lib/price.ts": "export const price = 20;",
      "countries/templates/story.tsx": 'import { price } from "./lib/price.ts";\nexport default () => <p>{price}</p>;',
    },
    docs: "own-parts.md",
  },
  "part-type": {
    why: "What is of the wrong type is often shown wrong, or fails on some pages only.",
    wrong: {
      "countries/components/Footer.tsx": [
        'import type { PartProps } from "countrysites/parts";',
        "export const contract = 1;",
        'export default ({ Default, ...props }: PartProps<"Footer">) => <Default {...props} «depth»={2} />;',
      ].join("\n"),
    },
    right: {
      "countries/components/Footer.tsx": [
        'import type { PartProps } from "countrysites/parts";',
        "export const contract = 1;",
        'export default ({ Default, ...props }: PartProps<"Footer">) => <Default {...props} />;',
      ].join("\n"),
    },
    docs: "own-parts.md#mistakes",
  },
  "part-schema": {
    why: "Without a schema that can be evaluated, nothing that pages write in the section can be checked.",
    wrong: { [SECTION]: ["export const «schema» = { price: 20 };", EXAMPLE, COMPONENT].join("\n") },
    right: { [SECTION]: [IMPORT, SCHEMA, EXAMPLE, COMPONENT].join("\n") },
    docs: "own-parts.md#a-section",
  },
  "part-render": {
    why: "Pages are rendered during the build, where there is no browser: no `window`, no `document`.",
    given: {
      [INDIA]: "pages: { story: { template: story } }",
      [`${OWN}/story.md`]: page(),
    },
    wrong: { "countries/templates/story.tsx": "export default () => <p>{«window».location.host}</p>;" },
    right: {
      "countries/templates/story.tsx": [
        'import { useEffect, useState } from "react";',
        "export default function Story() {",
        '  const [host, setHost] = useState("");',
        "  useEffect(() => setHost(window.location.host), []);",
        "  return <p>{host}</p>;",
        "}",
      ].join("\n"),
    },
    fix: "Put what a browser does into an effect or a handler of a template or component. A section runs during the build only.",
    docs: "own-parts.md#a-template",
  },
} satisfies Topic;
