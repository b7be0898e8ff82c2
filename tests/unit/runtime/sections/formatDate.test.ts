import { expect, it } from "vitest";
import { formatMonth } from "../../../../runtime/sections/formatDate.ts";

it("a month is written as people of the language write it", () => {
  expect(["en", "en-AU", "en-US", "fr-FR", "enm"].map((language) => formatMonth("2026-11", language))).toEqual([
    "November 2026",
    "November 2026",
    "November 2026",
    "novembre 2026",
    new Intl.DateTimeFormat("enm", { month: "long", year: "numeric" }).format(new Date(2026, 10, 1)),
  ]);
});

it("English months are those of Intl", () => {
  for (let number = 1; number <= 12; number++) {
    const month = `2026-${String(number).padStart(2, "0")}`;
    const byIntl = new Intl.DateTimeFormat("en-AU", { month: "long", year: "numeric", timeZone: "UTC" });
    expect(formatMonth(month, "en-AU")).toBe(byIntl.format(new Date(`${month}-01`)));
  }
});
