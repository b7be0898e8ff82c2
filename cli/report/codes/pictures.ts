import { NETWORK, OWN, page, type Topic } from "./example.ts";

const HOME = `${OWN}/home.md`;
const SVG = "countries/images/india/office.svg";
const JPG = "countries/images/india/office.jpg";
const showing = (picture: string) => page({ body: `![The office in autumn](${picture})` });

export const pictures = {
  "missing-picture": {
    why: "Visitors would see a gap where the picture belongs.",
    given: { [JPG]: { is: "a photo, 1600 pixels wide" } },
    wrong: { [HOME]: page({ body: "«![The office in autumn](office.png)»" }) },
    right: { [HOME]: showing("office.jpg") },
    fix: "Correct the name, upper and lower case included, or put the file beside the page's or into countries/images/.",
    docs: "writing-pages.md#pictures",
  },
  "broken-picture": {
    why: "Without its size and its contents, no versions for small and large screens can be made.",
    given: { [HOME]: showing("office.svg") },
    wrong: { [SVG]: '«<svg xmlns="http://www.w3.org/2000/svg">»</svg>' },
    right: { [SVG]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"></svg>' },
    fix: "Export the picture anew.",
    docs: "writing-pages.md#pictures",
  },
  "unsafe-picture": {
    why: "Whoever opens the picture's address would run the script as a part of the site.",
    given: { [HOME]: showing("office.svg") },
    wrong: { [SVG]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600">«<script>»track()</script></svg>' },
    right: { [SVG]: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"></svg>' },
    fix: "Export it as plain SVG, without scripts, links and linked files.",
    docs: "writing-pages.md#pictures",
  },
  "small-picture": {
    why: "Pictures are never enlarged: it would be small on most screens, or blurred.",
    given: { [HOME]: showing("office.jpg") },
    wrong: { [JPG]: { is: "a photo, 320 pixels wide" } },
    right: { [JPG]: { is: "a photo, 1600 pixels wide" } },
    docs: "writing-pages.md#pictures",
  },
  "missing-alt": {
    why: "People who can't see the picture learn from the alt text what it shows; so do search engines.",
    given: { [JPG]: { is: "a photo, 1600 pixels wide" } },
    wrong: { [HOME]: page({ body: "«![](office.jpg)»" }) },
    right: { [HOME]: showing("office.jpg") },
    docs: "writing-pages.md#pictures",
  },
  "remote-picture": {
    why: "It would have no size and no small version, its server would learn of every visit, and it could vanish.",
    given: { [JPG]: { is: "a photo, 1600 pixels wide" } },
    wrong: { [HOME]: page({ body: "«![The office in autumn](https://cdn.example.com/office.jpg)»" }) },
    right: { [HOME]: showing("office.jpg") },
    docs: "writing-pages.md#pictures",
  },
  "unused-picture": {
    why: "It is kept and measured for nothing. Often its name is misspelt where it should be shown.",
    given: { [JPG]: { is: "a photo, 1600 pixels wide" } },
    wrong: { [HOME]: page() },
    right: { [HOME]: showing("office.jpg") },
    fix: "Name it where it belongs, or delete it.",
    docs: "writing-pages.md#pictures",
  },
  "over-budget": {
    why: "Visitors with a slow connection would wait, and pay for what they load.",
    given: { "dist/india/index.html": { is: "a page with 60 kB of pictures" } },
    wrong: { [NETWORK]: "budgets: { home: { images: «40» } }" },
    right: { [NETWORK]: "budgets: { home: { images: 80 } }" },
    fix: "Make the largest files smaller, which the message names; raise the budget if the page is worth it.",
    docs: "performance.md#pages",
  },
} satisfies Topic;
