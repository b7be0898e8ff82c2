import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const FIXTURE = resolve(import.meta.dirname, "fixtures/small");

/** Codes of the countries that are copies of Atlantis, with its pages but in one language and without posts. */
const COPIES = { lemuria: "MG", mu: "MU" };
type Copy = keyof typeof COPIES;

/** Makes the small project in a folder in place of what is there: Atlantis with posts, and countries like it. */
export function makeSmallProject(root: string, { posts = 1, copies = [] }: { posts?: number; copies?: Copy[] } = {}) {
  rmSync(root, { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
  for (const key of copies) copyCountry(root, key);
  for (let number = 1; number <= posts; number++) writePost(root, number);
}

function copyCountry(root: string, key: Copy): void {
  const countries = join(root, "countries");
  const text = readFileSync(join(countries, "atlantis.yaml"), "utf8")
    .replace("Atlantis", key)
    .replace("code: PT", `code: ${COPIES[key]}`)
    .replace(/^languages: .*\n/m, "")
    .replaceAll("/atlantis/", `/${key}/`);
  writeFileSync(join(countries, `${key}.yaml`), text);
  const from = join(countries, "content/atlantis");
  const filter = (path: string) => path !== join(from, "de");
  cpSync(from, join(countries, "content", key), { recursive: true, filter });
}

/** Writes a post of Atlantis: a few lines, and a link to another page. */
export function writePost(root: string, number: number): void {
  const text = `---
title: Post ${number}
description: What post ${number} says about studying abroad, for students and for the families who plan with them.
summary: What post ${number} says, in one sentence.
date: 2024-0${1 + (number % 9)}-1${number % 10}
category: ${number % 2 ? "money" : "visas"}
---

Paragraph of post ${number}.

- [Visas](/visas/): what they cost.
`;
  writeFileSync(join(root, `countries/content/atlantis/news/post-${number}.md`), text);
}
