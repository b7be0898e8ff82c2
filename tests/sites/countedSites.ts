import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const FIXTURE = resolve(import.meta.dirname, "../fixtures/settings");

/** Where the providers of the sites are. The preview has addresses of its own for the first two. */
const PLAUSIBLE = "https://plausible.example/api/event";
const MATOMO = "https://matomo.example/matomo.php";

const ANALYTICS = `
  analytics:
    plausible: { domain: www.example.com, url: "${PLAUSIBLE}" }
    ga4: { id: G-TEST123456 }
    campaign: {}
  consent: { days: 90, log: /consent-log }
`;

const PRIVACY = `
    privacy:
      copy:
        title: Privacy
        description: What this site keeps in your browser, whom your browser contacts, and what forms send.
        summary: What this site does with data.
        sections:
          - { type: disclosure, heading: Storage, id: storage, show: storage }
          - { type: disclosure, heading: Services, id: services, show: services }
          - { type: disclosure, heading: Forms, id: forms, show: forms }
`;

/**
 * Writes five small sites, most of which count their visits: `atlantis`, whose law asks for consent; `lemuria`, whose law is content
 * with a no, in another currency of providers; `mu` in Arabic; `thule`, which counts without consent; and
 * `hyperborea`, which counts nothing.
 */
export function writeCountedSites(root: string): void {
  const countries = join(root, "countries");
  rmSync(countries, { recursive: true, force: true });
  cpSync(FIXTURE, root, { recursive: true });
  const read = (name: string) => readFileSync(join(countries, name), "utf8");
  const write = (name: string, text: string) => writeFileSync(join(countries, name), text);
  const change = (name: string, ...changes: [piece: string, replacement: string][]) => {
    let text = read(name);
    for (const [piece, replacement] of changes) {
      if (!text.includes(piece)) throw new Error(`${name} does not hold ${piece}`);
      text = text.replace(piece, () => replacement);
    }
    write(name, text);
  };
  change(
    "network.yaml",
    ["navigation: document\n", ""],
    ["defaults:\n", `defaults:${ANALYTICS}`],
    ["    bare: { layout: test }\n", PRIVACY.slice(1)],
    [
      "  default:\n    actions: [top]\n    popups:\n      exitIntent: { modal: hoverpopuptop, cookie: hoverpopuptop }\n      promo: { title: Come to the harbour, action: MEET US }\n",
      "  default: { actions: [top], floating: [call, whatsapp, enquiry] }\n",
    ],
    ["      leadurl:", "      utm_campaign: { type: hidden, value: { query: utm_campaign } }\n      leadurl:"],
    ["        - leadurl\n", "        - utm_campaign\n        - leadurl\n"],
    ["      onFailure: console", "      onFailure: message"],
  );
  const plain = read("lemuria.yaml").replace("    keepUndelivered: false\n", "    expanded: false\n");
  const country = (name: string, code: string, phone: string, rest: string) =>
    plain
      .replaceAll("Lemuria", name)
      .replace("lemuria@", `${name.toLowerCase()}@`)
      .replace("code: MG", `code: ${code}`)
      .replaceAll("+9900000000", phone)
      .replace("  email:", `  whatsapp: { e164: "${phone}", display: +99 0000 0000 }\n  email:`) + rest;
  write("atlantis.yaml", country("Atlantis", "PT", "+9900000001", ""));
  write(
    "lemuria.yaml",
    country(
      "Lemuria",
      "NZ",
      "+9900000002",
      `analytics: { plausible: false, matomo: { url: "${MATOMO}", siteId: 7 }, endpoint: { url: /events } }\n`,
    ),
  );
  write("mu.yaml", `${country("Mu", "EG", "+9900000003", "")}languages: [ar-EG]\n`);
  write(
    "hyperborea.yaml",
    country("Hyperborea", "NO", "+9900000005", "analytics: { plausible: false, ga4: false, campaign: false }\n"),
  );
  write(
    "thule.yaml",
    country(
      "Thule",
      "GL",
      "+9900000004",
      "analytics: { plausible: { needsConsent: false }, ga4: false, campaign: false }\n",
    ),
  );
}
