import { expect, it } from "vitest";
import { checkTexts } from "../../checkTexts.ts";
import { countFacts, factTables, listFacts } from "../../../cli/commands/checking/facts.ts";
import { FACTS, FACTS_FILE } from "../facts.ts";
import { COUNTRY_FILE, copyOf, makeProject, printed, prose } from "../project.ts";

const COPY = `{{fact:au.visa.fee}} {{fact:au.start}}\n\n${prose()}`;

function list(today: string) {
  const { root } = makeProject()
    .write(FACTS_FILE, FACTS)
    .append(COUNTRY_FILE, "currency: INR\n")
    .write("countries/content/shared/services/visa-guidance.md", copyOf("Visa", COPY));
  const { project, problems } = checkTexts({ root });
  if (!project) throw new Error(printed(problems));
  return listFacts(project.config, project.plan, today);
}

it("lists what needs a look first", () => expect(factTables(list("2026-11-24"), "age")).toMatchSnapshot());

it("lists the facts of each page, with the rates that they are converted by", () =>
  expect(factTables(list("2026-11-24"), "page")).toMatchSnapshot());

it("lists the facts of each source", () => expect(factTables(list("2026-11-24"), "source")).toMatchSnapshot());

it("cuts a value of many words, which would make the table wider than a terminal", () => {
  const [row] = list("2026-11-24");
  if (!row) throw new Error("There are no facts");
  const value = "Not in your application; they apply for their own visas";
  expect(factTables([{ ...row, value }], "age")).toContain("Not in your application; they apply for…  un");
});

it("counts them by their state", () => {
  expect(countFacts(list("2026-11-24"))).toBe(
    "7 facts: 4 checked, 3 unconfirmed, 0 outdated; 4 not cited on any page.",
  );
  expect(countFacts(list("2099-01-01"))).toBe(
    "7 facts: 0 checked, 0 unconfirmed, 7 outdated; 4 not cited on any page.",
  );
});
