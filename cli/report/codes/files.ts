import { INDIA, NEPAL, OWN, type Topic } from "./example.ts";

export const files = {
  "no-countries": {
    why: "Each country file is a site. Without one there is nothing to build.",
    wrong: { [INDIA]: { is: "not there" }, [NEPAL]: { is: "not there" } },
    right: { [INDIA]: { is: "there" }, [NEPAL]: { is: "there" } },
    fix: "`sitegen new country india` writes one.",
    docs: "adding-a-country.md",
  },
  "not-a-file": {
    why: "Each name in countries/ that ends in .yaml is read as settings. A folder has none, and a pipe, a socket or a device may never end.",
    wrong: { "countries/drafts.yaml": { is: "a folder" } },
    right: { "countries/drafts": { is: "a folder" } },
  },
  "link-outside": {
    why: "On another machine the link leads to something else or to nothing, and what is there may be nothing to publish.",
    wrong: { "countries/public/fees.pdf": { is: "a link to a file of another folder of this computer" } },
    right: { "countries/public/fees.pdf": { is: "a copy of it, or a link to a file of the same repository" } },
    fix: "Put a copy in its place. What several projects of a repository share may be linked.",
  },
  "unreadable-file": {
    why: "If the file were passed over, a country would be missing from the sites without a word.",
    wrong: { [NEPAL]: { is: "a link to a file that is not there" } },
    right: { [NEPAL]: { is: "there" } },
    fix: "Give yourself the right to read the file; repair or remove a link that leads nowhere.",
  },
  "file-too-large": {
    why: "A text of this size is an accident, such as an export, and would make every build slow.",
    wrong: { [`${OWN}/home.md`]: { is: "a page with 1.2 MB of text" } },
    right: { [`${OWN}/home.md`]: { is: "a page with 2 kB of text" } },
    fix: "Split long copy into several pages. Tables and lists to download belong into countries/public/.",
    docs: "writing-pages.md#files-as-they-are",
  },
  "not-utf8": {
    why: "In another encoding accents and other scripts become wrong characters, which nobody notices before visitors do.",
    wrong: { [`${OWN}/home.md`]: { is: "a page that was saved as Windows-1252" } },
    right: { [`${OWN}/home.md`]: { is: "a page that was saved as UTF-8" } },
    fix: "Open the file in an editor, and save it with the encoding UTF-8.",
  },
  "empty-file": {
    why: "An empty file of a country is no site. It is usually one that was begun, or cut off.",
    wrong: { [NEPAL]: { is: "an empty file" } },
    right: { [NEPAL]: { is: "there" } },
    fix: "Write the settings, or delete the file.",
    docs: "adding-a-country.md#what-a-country-file-says",
  },
  "file-name": {
    why: "The name is the path of the site: countries/new-zealand.yaml becomes /new-zealand/.",
    wrong: { "countries/New Zealand.yaml": { is: "the settings of a country" } },
    right: { "countries/new-zealand.yaml": { is: "the settings of a country" } },
    docs: "adding-a-country.md",
  },
  "public-name": {
    why: "Spaces and accents are written in other ways in an address, so that links to the file would fail on some hosts.",
    wrong: { "countries/public/price list.txt": { is: "a text" } },
    right: { "countries/public/price-list.txt": { is: "a text" } },
    docs: "writing-pages.md#files-as-they-are",
  },
  "public-conflict": {
    why: "Two files can't have one address: either yours or the one that the build writes would be lost.",
    wrong: { "countries/public/robots.txt": { is: "a text" } },
    right: { "countries/public/ads.txt": { is: "a text" } },
    fix: "Give the file another name, or remove it: the build writes robots.txt, sitemaps and the rules of hosts.",
    docs: "writing-pages.md#files-as-they-are",
  },
} satisfies Topic;
