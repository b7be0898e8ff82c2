import { appendFileSync, cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const FIXTURES = resolve(import.meta.dirname, "../fixtures");

const INDIA = `
name: India
contacts:
  phone: { e164: "+910000000000", display: +91 00000 00000 }
pages:
  home: { slug: "", template: home }
  contact-us: { template: contact }
  story: {}
`;

const HEAD = `
head:
  - script: { src: /count.js, data: { data-name: story } }
  - script: { text: "document.documentElement.dataset.inline = 'yes';" }
`;

/** Writes the two sites of `bare`, and a third one, `india`, one of whose pages has own parts; all have scripts of their own. */
export function writeOwnSites(root: string): void {
  const countries = join(root, "countries");
  cpSync(join(FIXTURES, "bare"), root, { recursive: true });
  for (const name of ["home", "contact-us"])
    cpSync(join(countries, `content/quay/${name}.md`), join(countries, `content/india/${name}.md`));
  cpSync(join(FIXTURES, "ownParts/countries"), countries, { recursive: true });
  writeFileSync(join(countries, "india.yaml"), INDIA);
  appendFileSync(join(countries, "network.yaml"), HEAD);
}
