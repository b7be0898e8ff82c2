import { expect, it } from "vitest";
import { parse } from "yaml";
import { Facts } from "../../../../cli/config/schema/facts.ts";
import { figuresOf, shownFacts } from "../../../../cli/plan/pages/planPage.ts";
import { showFact, type FactReader } from "../../../../cli/plan/facts/showFact.ts";
import { textsOf } from "../../../../runtime/site/text.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { FACTS } from "../../facts.ts";

const facts = Facts.parse(parse(FACTS));
const t = textsOf(ENGLISH, "en");
const indian: FactReader = { facts, site: {}, language: "en-AU", code: "IN", currency: "INR", t };

it.for([
  ["au.visa.fee", "A$2,500", "A$2,500 (about ₹1,50,000)"],
  ["au.funds.year", "A$20,000–29,710", "A$20,000–29,710 a year (about ₹12,00,000 – ₹17,00,000)"],
  ["au.work.hours", "48 hours", "48 hours a fortnight"],
  ["au.start", "February and July", "February and July"],
  ["au.since", "Jan 21, 2026", "Jan 21, 2026"],
  ["au.share", "2.5%", "2.5%"],
] as const)("%s is %s, in full %s", ([id, plain, full]) => expect(showFact(indian, id)).toMatchObject({ plain, full }));

it("writes facts in the language and the currency of the reader", () => {
  const hindi = { ...indian, language: "hi-IN" };
  expect(showFact(hindi, "au.start")?.plain).toBe("फ़रवरी और जुलाई");
  expect(figuresOf(["au.visa.fee"], hindi)?.sources[0]?.labels).toEqual(["छात्र वीज़ा शुल्क"]);
  expect(showFact({ ...indian, code: "AU", currency: "AUD" }, "au.visa.fee")?.full).toBe("$2,500");
  expect(showFact({ ...indian, code: undefined, currency: undefined }, "au.visa.fee")?.full).toBe("$2,500");
});

it("orders amounts by what they are in the reader's currency, and ranges by their middle", () => {
  expect(showFact(indian, "au.visa.fee")?.order).toBeCloseTo(2500 * 58.3);
  expect(showFact(indian, "au.funds.year")?.order).toBeCloseTo(24_855 * 58.3);
  expect(showFact(indian, "au.start")?.order).toBeUndefined();
});

it("there is no fact of another id, and none of what every object has", () => {
  expect(showFact(indian, "au.visa.fees")).toBeUndefined();
  expect(showFact(indian, "constructor")).toBeUndefined();
});

it("a page's figures were checked when the oldest of them was, the rate included", () =>
  expect(figuresOf(shownFacts(["au.visa.fee", "au.funds.year", "au.visa.fee"], indian), indian)).toEqual({
    checked: "2026-02-01",
    sources: [
      {
        href: "https://example.org/visa/fees",
        publisher: "Home office",
        labels: ["Student visa charge"],
        checked: "2026-03-02",
      },
      {
        href: "https://example.org/rates",
        publisher: "Bank",
        labels: ["Australian dollar in rupees"],
        checked: "2026-03-30",
      },
      {
        href: "https://example.org/visa/funds",
        publisher: "Home office",
        labels: ["Living costs"],
        checked: "2026-02-01",
      },
    ],
  }));

it("says nothing of a check when one of them never was", () => {
  const figures = figuresOf(["au.work.hours", "au.start"], indian);
  expect(figures?.checked).toBeUndefined();
  expect(figures?.sources.map(({ checked }) => checked)).toEqual(["2026-04-01", undefined]);
});

it("a page that cites nothing has no figures", () => expect(figuresOf([], indian)).toBeUndefined());
