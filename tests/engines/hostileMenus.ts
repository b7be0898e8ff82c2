import type { ServerResponse } from "node:http";
import { json } from "../fakeWordpress.js";
import { BAD_ADDRESSES, BREAKING_OUT, EVIL, TAKE_OVER } from "./hostileContent.ts";

/** How a CMS in bad hands, or a broken one, answers when a page asks for its menu. */
export interface MenuLie {
  name: string;
  answer(response: ServerResponse): void;
  /** Titles that visitors then see; those that came with the page where it says none. */
  titles?: readonly string[];
}

const FINE = { title: "Fine", url: "/news/", child: null };

const items = (name: string, list: unknown, titles: readonly string[] = ["Fine"]): MenuLie => ({
  name,
  answer: (response) => json(response, 200, list),
  titles,
});

const raw = (name: string, status: number, headers: Record<string, string>, body = ""): MenuLie => ({
  name,
  answer: (response) => response.writeHead(status, headers).end(body),
});

/** As deep as our own JSON writer can't write it. */
const deep = (levels: number): string =>
  `${'[{"title":"Fine","url":"/news/","child":'.repeat(levels)}null${"}]".repeat(levels)}`;

const JSON_TYPE = { "content-type": "application/json" };

export const MENU_LIES: MenuLie[] = [
  items(
    "scripts",
    BREAKING_OUT.map((title) => ({ title, url: "/news/" })),
    [
      `"> ${TAKE_OVER}`,
      TAKE_OVER,
      `' onmouseover='${TAKE_OVER}`,
      `\\u003cscript\\u003e${TAKE_OVER}`,
      `]]> ${TAKE_OVER} <!--`,
      "${document.documentElement.dataset.taken=1}{{document.documentElement.dataset.t…",
      "Tom & Jerry <b> 😀 &nosuch; evil",
    ],
  ),
  items("17 bad addresses", [...BAD_ADDRESSES.map((url, place) => ({ title: `Bad ${place}`, url })), FINE]),
  items(
    "entities",
    [{ title: "Tom &amp; Jerry &lt;b&gt; &#128512; &nosuch; &#xD800; &#0;", url: "/news/" }],
    ["Tom & Jerry <b> 😀 &nosuch;"],
  ),
  items(
    "10,000 items",
    Array.from({ length: 10_000 }, (_, place) => ({ title: `Item ${place}`, url: `/${place}/` })),
    Array.from({ length: 40 }, (_, place) => `Item ${place}`),
  ),
  items("10 MB", [FINE, { title: `${"x".repeat(10_000_000)}`, url: "/news/" }], ["Fine", `${"x".repeat(79)}…`]),
  items(
    "wrong types",
    [
      null,
      1,
      "x",
      [],
      {},
      { title: 7, url: "/a/" },
      { title: "A", url: {} },
      { title: [], url: [] },
      { title: { rendered: { rendered: "B" } }, url: "/b/" },
      { title: "C", url: "/c/", child: "none" },
      { ...FINE, child: 7 },
    ],
    ["C", "Fine"],
  ),
  items(
    "a prototype",
    JSON.parse('[{"__proto__":{"title":"A","url":"/a/"}},{"title":"Fine","url":"/news/","constructor":1}]'),
  ),
  { ...raw("5,000 levels", 200, JSON_TYPE, deep(5000)), titles: ["Fine"] },
  raw(
    "a page",
    200,
    { "content-type": "text/html" },
    "<!doctype html><script>document.documentElement.dataset.taken=1</script>",
  ),
  raw("half an answer", 200, { ...JSON_TYPE, "content-length": "9999" }, '[{"title":"Ha'),
  raw("an error", 503, JSON_TYPE, JSON.stringify([{ title: "Error", url: "/x/" }])),
  raw("a login", 302, { location: "/wp-login.php?redirect_to=%2F" }),
  raw("another host", 302, { location: `${EVIL}/menu` }),
  raw("circles", 302, { location: "/menus/v1/menu/6" }),
  { name: "a closed connection", answer: (response) => void response.destroy() },
  {
    name: "a slow one", // A piece now and then, without end.
    answer(response) {
      response.writeHead(200, JSON_TYPE).write("[");
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
    },
  },
];
