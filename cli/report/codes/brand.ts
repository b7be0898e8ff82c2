import { INDIA, NETWORK, page, SHARED, type Topic } from "./example.ts";

export const brand = {
  "low-contrast": {
    why: "Many visitors could not read it. Accessibility laws of many countries ask for WCAG 2.2, level AA.",
    wrong: { [INDIA]: 'theme: { deep: «"#4f8a86"» }' },
    right: { [INDIA]: 'theme: { deep: "#014845" }' },
    fix: "The message names the nearest colour that can be read.",
    docs: "adding-a-country.md#how-a-country-looks",
  },
  "missing-brand-file": {
    why: "The header, or the tab of the browser, would show nothing.",
    given: { "countries/brand/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"></svg>' },
    wrong: { [INDIA]: "brand: { icon: «favicon.svg» }" },
    right: { [INDIA]: "brand: { icon: icon.svg }" },
    docs: "brand.md",
  },
  "unknown-font": {
    why: "The fonts of a site are its own files. What is not installed can't be among them.",
    wrong: { [INDIA]: 'brand: { fonts: { body: «"@fontsource-variable/figtre"» } }' },
    right: { [INDIA]: 'brand: { fonts: { body: "@fontsource-variable/figtree" } }' },
    fix: "Correct the name, or install the package with `npm install`.",
    docs: "brand.md#fonts",
  },
  "missing-letters": {
    why: "A letter without a font would be an empty box in the picture that chats and social networks show of a page.",
    given: { [`${SHARED}/home.md`]: page({ front: "title: विदेश में पढ़ाई" }) },
    wrong: {
      [NETWORK]: 'brand: { fonts: { body: "@fontsource-variable/figtree" }, sharePictures: «{ for: pages }» }',
    },
    right: {
      [NETWORK]:
        'brand: { fonts: { body: "@fontsource-variable/figtree" }, sharePictures: { for: pages, fonts: ["@fontsource/noto-sans-devanagari"] } }',
    },
    fix: "Install a package with these letters, and add it to `fonts`.",
    docs: "brand.md#share-pictures",
  },
  "unknown-weight": {
    why: "Browsers would imitate the weight, which looks smeared.",
    wrong: { [INDIA]: 'brand: { fonts: { body: { package: "@fontsource-variable/figtree", weights: [«100»] } } }' },
    right: { [INDIA]: 'brand: { fonts: { body: { package: "@fontsource-variable/figtree", weights: [400] } } }' },
    docs: "brand.md#fonts",
  },
  "broken-font": {
    why: "Browsers would show another font.",
    given: { [INDIA]: "brand: { fonts: { body: { files: [{ file: own.woff2, weight: 400 }] } } }" },
    wrong: { "countries/brand/fonts/own.woff2": { is: "no font" } },
    right: { "countries/brand/fonts/own.woff2": { is: "a font" } },
    fix: "Export it anew as WOFF2, WOFF, TTF or OTF. A download that failed is often a page of HTML.",
    docs: "brand.md#fonts",
  },
} satisfies Topic;
