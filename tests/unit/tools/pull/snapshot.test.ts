import { describe, expect, it } from "vitest";
import { limit, RetryableError, retry, retryAfter } from "../../../../cli/tools/pull/cms/client.ts";
import { readMenu } from "../../../../cli/tools/pull/pullSettings.ts";
import { dayIn } from "../../../../cli/tools/pull/copy/convertEntry.ts";
import { overlapped } from "../../../../cli/tools/pull/pullEntries.ts";
import { checkLoss } from "../../../../cli/tools/pull/pulling.ts";
import { placePages, placePosts, linkMap } from "../../../../cli/tools/pull/contentKeys.ts";
import { emptyLock, readLock, writeLock } from "../../../../cli/tools/pull/lock.ts";
import type { Listed } from "../../../../cli/tools/pull/cms/readEntry.ts";

const HOME = "https://cms.example";
const listed = (id: number, more: Partial<Listed> = {}): Listed => ({
  id,
  slug: `post-${id}`,
  link: `${HOME}/post-${id}/`,
  modified: "2026-10-01T10:00:00",
  isPublic: true,
  categories: [],
  ...more,
});

it("what has to be done begins two seconds before the last change", () => {
  expect(overlapped("2026-10-02T10:00:00")).toBe("2026-10-02T09:59:58Z");
  expect(overlapped("0000-00-00T00:00:00")).toBe("1970-01-01T00:00:00Z");
});

it.each([
  [0, 300, 20, false],
  [60, 300, 20, false],
  [61, 300, 20, true],
  [1, 1, 20, true],
  [1, 1, 100, false],
  [1, 300, 0, true],
  [0, 0, 0, false],
])("%i gone of %i, with %i %% allowed, is too many: %s", (dropped, of, maxDrop, isIt) => {
  const pull = { hosts: [], pageSize: 100, timeout: 30, maxDrop, options: {} };
  const check = () => checkLoss({ accept: false, pull }, "posts", dropped, of);
  if (isIt) expect(check).toThrow("posts");
  else expect(check).not.toThrow();
});

describe("the lock file", () => {
  const lock = {
    ...emptyLock(`${HOME}/wp-json`, "hash"),
    posts: {
      10: { modified: "b", file: "news/b.md", hash: "2" },
      9: { modified: "a", file: "news/a.md", hash: "1", lost: ["x"] },
    },
  };

  it("has an entry a line, by id", () => {
    expect(writeLock(lock)).toMatchInlineSnapshot(`
      "{
        "version": 1,
        "from": "https://cms.example/wp-json",
        "settings": "hash",
        "posts": {
          "9": {"modified":"a","file":"news/a.md","hash":"1","lost":["x"]},
          "10": {"modified":"b","file":"news/b.md","hash":"2"}
        },
        "pages": {},
        "pictures": {}
      }
      "
    `);
    expect(readLock("pull.lock.json", writeLock(lock))).toEqual(lock);
  });

  it.each(["", "{}", "[]", "<<<<<<< HEAD", '{ "version": 2 }'])("%j is none", (text) =>
    expect(readLock("pull.lock.json", text)).toMatchObject({ code: "broken-lock" }),
  );
});

describe("files of posts", () => {
  it("are named by slugs that are slugs here, and no two are the same", () => {
    const posts = [
      listed(1, { slug: "visa" }),
      listed(2, { slug: "VISA" }),
      listed(3, { slug: "../../etc/passwd" }),
      listed(4, { slug: "%e0%a4%b5" }),
      listed(5, { slug: "index" }),
      listed(6, { slug: "caf%C3%A9_x" }),
      listed(7, { slug: "%" }),
    ];
    expect([...placePosts(posts, "news").values()]).toEqual([
      "news/visa",
      "news/visa-2",
      "news/etc-passwd",
      "news/v",
      "news/index-5",
      "news/cafe-x",
      "news/post-7",
    ]);
  });
});

describe("files of pages", () => {
  const place = (path: string, paths: Record<string, string | false> = {}) => {
    let reason: string | undefined;
    const keys = placePages(
      [listed(1, { link: `${HOME}/blog/${path}` })],
      { paths: paths as never, home: `${HOME}/blog`, groups: ["services"], homeKey: "start" },
      (_path, why) => void (reason = why),
    );
    return keys.get(1) ?? reason;
  };

  it.each([
    ["", "start"],
    ["about/", "about"],
    ["services/", "services/index"],
    ["services/fees/", "services/fees"],
    ["team/jo/", "the country has no group for it"],
    ["services/a/b/", "the country has no group for it"],
    ["%2e%2e/x/", "x"],
    ["a%2F..%2Fb/", "the country has no group for it"],
  ])("%j is %s", (path, key) => expect(place(path)).toBe(key));

  it("are where the settings say", () => {
    expect(place("team/jo/", { "team/jo": "team" })).toBe("team");
    expect(place("about/", { about: false })).toBeUndefined();
  });
});

describe("links", () => {
  const find = linkMap({
    home: `${HOME}/blog`,
    hosts: new Set(["cms.example", "www.example.com"]),
    paths: new Map([["2024/visa", "/news/visa/"]]),
    ids: new Map([[7, "/news/visa/"]]),
    pages: new Set(["/", "/contact-us/"]),
  });

  it.each([
    [`${HOME}/blog/2024/visa/`, "/news/visa/"],
    [`${HOME}/blog/2024/visa#fees`, "/news/visa/#fees"],
    ["https://www.example.com/blog/2024/visa/?utm_source=x", "/news/visa/"],
    ["/blog/2024/visa/", "/news/visa/"],
    [`${HOME}/blog/?p=7`, "/news/visa/"],
    [`${HOME}/blog/contact-us/`, "/contact-us/"],
    [`${HOME}/blog/`, "/"],
    [`${HOME}/blog/gone/`, undefined],
    [`${HOME}/blog/wp-content/uploads/a.pdf`, `${HOME}/blog/wp-content/uploads/a.pdf`],
    ["https://other.example/x", "https://other.example/x"],
    ["mailto:a@b.example", "mailto:a@b.example"],
    ["#fees", "#fees"],
    ["javascript:alert(1)", undefined],
    ["//evil.example/x", undefined],
    ["https://user:pass@cms.example/", undefined],
  ])("%s leads to %s", (url, to) => expect(find(url)).toBe(to));
});

it("menus have links of the site, and items without a page lead to the first below them", () => {
  const find = (url: string) => (url.includes("gone") ? undefined : url.replace(HOME, ""));
  const answer = {
    4: { title: "<b>About</b> &amp; more", url: "#", children: [{ title: "Us", url: `${HOME}/us/` }] },
    5: { title: "Gone", url: `${HOME}/gone/`, child: null },
  };
  expect(readMenu(answer, find)).toEqual({
    navigation: [{ title: "About & more", to: "/us/", children: [{ title: "Us", to: "/us/" }] }],
    lost: [{ title: "Gone", url: `${HOME}/gone/` }],
  });
  expect(readMenu("<html>", find)).toBeUndefined();
});

it("the day of a post is that of the country", () => {
  expect(dayIn("2026-11-02T21:30:00", "Asia/Kolkata")).toBe("2026-11-03");
  expect(dayIn("2026-11-02T21:30:00")).toBe("2026-11-02");
  expect(dayIn("2026-11-02T21:30:00+05:30")).toBe("2026-11-02");
});

describe("requests", () => {
  it("are made again as long as that may help", async () => {
    let times = 0;
    const fail = () => Promise.reject(new RetryableError(`${++times}`));
    await expect(retry(fail, 0)).rejects.toThrow("4");
    await expect(retry(() => Promise.reject(new Error("no")), 0)).rejects.toThrow("no");
    await expect(retry(() => Promise.reject(new RetryableError("long", 3_600_000)), 0)).rejects.toThrow("long");
  });

  it("wait as long as they are told to", () => {
    expect(retryAfter("3", 0)).toBe(3000);
    expect(retryAfter("Thu, 01 Jan 1970 00:00:05 GMT", 1000)).toBe(4000);
    expect(retryAfter("soon", 0)).toBeUndefined();
    expect(retryAfter(null, 0)).toBeUndefined();
  });

  it("are a few at once", async () => {
    const run = limit(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running--;
    };
    await Promise.all(Array.from({ length: 9 }, () => run(work)));
    expect(most).toBe(2);
  });
});
