import { expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

/** Atlantis stands for all countries. */
const makeTwo = () => makeProject().addCountry("lemuria", "LI");
const seen = ({ plan }: ReturnType<typeof makeProject>, options: Parameters<typeof plan>[0] = {}) => {
  const { notFound } = plan(options);
  return notFound && [notFound.key, notFound.notFound.page.layout, notFound.notFound.page.path, notFound.pages];
};

it("the page below no country is one of the country that stands for all", () => {
  expect(seen(makeTwo())).toEqual(["atlantis", "default", "/404.html", []]);
});

it("has the default layout where any country's has it", () => {
  expect(seen(makeTwo().append(COUNTRY_FILE, "notFoundLayout: landing\n"))).toEqual([
    "lemuria",
    "default",
    "/404.html",
    [],
  ]);
  const none = makeTwo()
    .append(COUNTRY_FILE, "notFoundLayout: landing\n")
    .append("countries/lemuria.yaml", "notFoundLayout: landing\n");
  expect(seen(none)).toEqual(["atlantis", "landing", "/404.html", []]);
});

it("is the same when other countries alone are built", () => {
  const project = makeTwo();
  expect(project.plan({ countries: ["lemuria"] }).notFound).toEqual(project.plan().notFound);
});

it("its button leads to the fallback's home, its list to all; with one country there is no list", () => {
  const { content, head } = makeTwo().plan().notFound?.notFound ?? {};
  expect([content?.wayBack, content?.countries?.sites.map(({ home }) => home), head?.title, head?.noindex]).toEqual([
    "/atlantis/",
    ["/atlantis/", "/lemuria/"],
    "Page not found | Example",
    true,
  ]);
  expect(makeProject().plan().notFound?.notFound.content.countries).toBeUndefined();
});

it("a country on a host of its own has it on that host only", () => {
  const host = (country: string) => `host: { allowed: ${country}.example }\n`;
  const one = makeTwo().append(COUNTRY_FILE, host("atlantis"));
  expect(seen(one)?.[0]).toBe("lemuria");
  expect(seen(one.append("countries/lemuria.yaml", host("lemuria")))).toBeUndefined();
});

it("below a path it is there", () => {
  const below = makeTwo().replace(
    NETWORK_FILE,
    "  aliases: [example.com]\n",
    "  aliases: [example.com]\n  path: /sub/\n",
  );
  expect(seen(below)?.[2]).toBe("/sub/404.html");
});
