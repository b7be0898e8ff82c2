import { describe, expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { held, json, noConnection } from "./contentApi.ts";
import { menuTitles } from "./headerMenu.ts";
import { settle, visit } from "./visit.ts";

const PATH = "/bhutan/services/";
const PRERENDERED = ["Study abroad", "Services", "Scholarships", "MBBS", "News", "Contact us"];

describe("on any failure, and after any odd answer, the prerendered menu stays", () => {
  test.each([
    ["no connection", noConnection],
    ["items of no use", json([null, 1, "x", [], {}, { title: "No link", url: "javascript:alert(1)", child: null }])],
  ])("%s", async (_, menu) => {
    let asked: Promise<unknown> | undefined;
    const { page, messages } = await visit(PATH, {
      answers: { menu },
      early: true,
      prepare: async (opened) => {
        asked = opened.waitForRequest("**/menus/v1/menu/*").then((request) => request.response());
      },
    });
    await hydrated(page);
    await asked;
    await settle(page);
    expect(await menuTitles(page)).toEqual(PRERENDERED);
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  });
});

test("a late answer counts", async () => {
  const answer = held(json([{ title: "Late", url: "/bhutan/late/", child: null }]));
  const { page } = await visit(PATH, { answers: { menu: answer.answer } });
  expect(await menuTitles(page)).toEqual(PRERENDERED);
  answer.release();
  await expect.poll(() => menuTitles(page)).toEqual(["Late"]);
});
