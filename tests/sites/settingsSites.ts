import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { photo } from "../unit/photo.ts";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/settings");

/** The page of each site that has one picture in its banner, and another one far below. */
export const HARBOUR = "/atlantis/harbour/";
const HARBOUR_COPY = `---
title: Harbour page
description: A description of the page Harbour that is long enough for a search engine to show.
summary: What the page Harbour is, in one sentence.
picture: { file: harbour.jpg, alt: The harbour }
---
${"\n\nPlain words.".repeat(200)}

![The tower](tower.png "As it was")
`;

/** Writes the project of two small sites, `atlantis` and `lemuria`: their settings are not the shipped ones, and a page has pictures. */
export async function writeSettingsSites(root: string): Promise<void> {
  const countries = join(root, "countries");
  rmSync(countries, { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
  const images = join(countries, "images/shared");
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, "harbour.jpg"), await photo(1700, 1000, (image) => image.jpeg()));
  writeFileSync(join(images, "tower.png"), await photo(900, 1200));
  const network = join(countries, "network.yaml");
  const page = "\n  pages:\n    harbour: { template: article }\n";
  writeFileSync(network, readFileSync(network, "utf8").replace("\n  pages:\n", page));
  writeFileSync(join(countries, "content/shared/harbour.md"), HARBOUR_COPY);
}
