import { INDIA, OWN, page, type Topic } from "./example.ts";

const LOCK = `${OWN}/pull.lock.json`;
const FROM = "https://cms.example.com/wp-json";

/** What `sitegen pull` finds; tests ask it in the network. */
export const pull = {
  "cms-answer": {
    why: "A list that is half there would be taken for one from which the other half was deleted. So nothing is written, and the sites stay as they are.",
    wrong: { [INDIA]: "pull: { from: «https://www.example.com», posts: { group: news } }" },
    right: { [INDIA]: `pull: { from: ${FROM}, posts: { group: news } }` },
    fix: "The message says what was answered. Open the address in a browser, and pull again.",
    docs: "wordpress.md#a-cms-that-fails",
  },
  "cms-drop": {
    why: "A CMS that was set up anew, or that asks for a language it does not have, answers an empty list, and the site would lose its news.",
    wrong: { [INDIA]: `pull: { from: ${FROM}, posts: { group: news, query: { «lang: hi» } } }` },
    right: { [INDIA]: `pull: { from: ${FROM}, posts: { group: news } }` },
    fix: "Where it is right that so much is gone, pull with `--accept`. `pull.maxDrop` is the share.",
    docs: "wordpress.md#what-is-removed",
  },
  "cms-content": {
    why: "What a plugin makes of a text when a page is shown, a picture without words, or a link to a page that the site does not have can't be taken over.",
    wrong: { [`${OWN}/news/open-day.md`]: page({ body: "The text had «[booking-form id=3]» here." }) },
    right: { [`${OWN}/news/open-day.md`]: page({ body: "Come to our [open day](/contact-us/)." }) },
    fix: "Change it in the CMS, and pull again.",
    docs: "wordpress.md#what-is-not-taken",
  },
  "edited-snapshot": {
    why: "The next pull would have to choose whose words are lost. It keeps what is in the file.",
    wrong: { [`${OWN}/news/open-day.md`]: page({ body: "Words that «somebody» has written since." }) },
    right: { [`${OWN}/news/open-day.md`]: page({ body: "The words of the CMS." }) },
    fix: "Write it in the CMS, and pull with `--overwrite`.",
    docs: "wordpress.md#what-somebody-has-changed-here",
  },
  "broken-lock": {
    why: "It says what was pulled, and which files somebody has changed since.",
    wrong: { [LOCK]: "«<<<<<<<» HEAD" },
    right: { [LOCK]: '{ "version": 1, … }' },
    fix: "Take it back from Git, and pull again.",
    docs: "wordpress.md#what-is-written",
  },
} satisfies Topic;
