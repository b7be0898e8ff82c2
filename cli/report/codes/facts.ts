import { INDIA, OWN, page, type Topic } from "./example.ts";

const FACTS = "countries/facts.yaml";
const HOME = `${OWN}/home.md`;

/** A fact, with the keys that matter in an example. */
const fee = ({
  appliesTo = "{}",
  source = "https://permits.example.com/work",
  checked = "2026-07-01",
  expires = "2027-07-01",
} = {}) => `au.permit.fee:
  label: Work permit, application charge
  value: 2500
  currency: AUD
  appliesTo: ${appliesTo}
  source: ${source}
  publisher: Department of Home Affairs
  checked: ${checked}
  expires: ${expires}`;
const RATE = `rate.aud.inr:
  label: Rupees for one Australian dollar
  value: 56
  rate: { from: AUD, to: INR }
  appliesTo: {}
  source: https://bank.example.com/rates
  publisher: The bank
  checked: 2026-07-01
  expires: 2027-07-01`;

export const facts = {
  "fact-citation": {
    why: "Visitors would read the braces in place of the figure.",
    given: { [FACTS]: fee() },
    wrong: { [HOME]: page({ body: "The permit costs «{{ fact: au.permit.fee }}»." }) },
    right: { [HOME]: page({ body: "The permit costs {{fact:au.permit.fee}}." }) },
    docs: "facts.md#what-readers-see",
  },
  "unknown-fact": {
    why: "Visitors would read the braces in place of the figure.",
    given: { [FACTS]: fee() },
    wrong: { [HOME]: page({ body: "The permit costs «{{fact:au.permit.fees»}}." }) },
    right: { [HOME]: page({ body: "The permit costs {{fact:au.permit.fee}}." }) },
    fix: "Correct the id, or add the fact with its source.",
    docs: "facts.md",
  },
  "fact-elsewhere": {
    why: "The figure is for readers in other countries: for these ones it would be wrong.",
    given: { [HOME]: page({ body: "The permit costs {{fact:au.permit.fee}}." }) },
    wrong: { [FACTS]: fee({ appliesTo: "{ readers: [«nepal»] }" }) },
    right: { [FACTS]: fee({ appliesTo: "{ readers: [nepal, india] }" }) },
    fix: "Cite the fact that is for these readers, or add the country to `readers`.",
    docs: "facts.md#what-is-written",
  },
  "missing-rate": {
    why: "Readers would see the amount in the foreign currency alone.",
    given: { [FACTS]: fee(), [HOME]: page({ body: "The permit costs {{fact:au.permit.fee}}." }) },
    wrong: { [INDIA]: "currency: «INR»" },
    right: { [INDIA]: "currency: INR", [FACTS]: RATE },
    docs: "facts.md#what-readers-see",
  },
  "outdated-fact": {
    why: "The figure may have changed since, and pages still show it.",
    wrong: { [FACTS]: fee({ checked: "2025-07-01", expires: "«2026-07-01»" }) },
    right: { [FACTS]: fee() },
    fix: "Compare it with its source, then write the value, the day as `checked`, and when to look again as `expires`.",
    docs: "facts.md#keeping-them-true",
  },
  "lost-source": {
    why: "Nobody can check the figure any more, and readers who follow the source find nothing.",
    wrong: { [FACTS]: fee({ source: "«https://permits.example.com/gone»" }) },
    right: { [FACTS]: fee() },
    fix: "Find where the source is now, compare the figure, and write the new address.",
    docs: "facts.md#keeping-them-true",
  },
} satisfies Topic;
