import { describe, expect, it } from "vitest";
import { finishPath } from "../../../cli/config/routes/redirects.ts";
import {
  collapsePatterns,
  patternAddress,
  patternRegex,
  type PathPattern,
  redirectPatterns,
} from "../../../cli/hosts/redirectPatterns.ts";

/** What the first pattern that meets a path makes of it. */
function apply(patterns: readonly PathPattern[], path: string): string | undefined {
  for (const pattern of patterns) {
    const match = new RegExp(patternRegex(pattern)).exec(path);
    if (match) return patternAddress(pattern, (number) => match[number] ?? "");
  }
  return undefined;
}

const rule = (from: string, to: string) => redirectPatterns({ from, to, status: 301, source: () => "" }, "decoded");

describe("patterns of redirects", () => {
  it.each(["/old", "/old/", "//old", "/old//"])("an exact rule meets %s", (path) =>
    expect(apply(rule("/old/", "/new/"), path)).toBe("/new/"),
  );
  it.each(["/olds", "/old/x", "/OLD", "/", "/x/old"])("an exact rule does not meet %s", (path) =>
    expect(apply(rule("/old/", "/new/"), path)).toBeUndefined(),
  );

  it.each([
    ["/old", "/new/"],
    ["/old/", "/new/"],
    ["/old/a", "/new/a/"],
    ["/old/a/b/", "/new/a/b/"],
    ["/old/a/b.pdf", "/new/a/b.pdf"],
    ["//old//a", "/new/a/"],
  ])("a pattern that keeps the rest leads %s to %s", (path, to) =>
    expect(apply(rule("/old/*", "/new/*"), path)).toBe(to),
  );
  it.each(["/old//evil.example//x", "/old/%5Cx", "/old/..", "/old/.x", "/old/a b", "/older"])(
    "a pattern that keeps the rest does not meet %s",
    (path) => expect(apply(rule("/old/*", "/new/*"), path)).toBeUndefined(),
  );

  it.each(["/old", "/old/", "/old/%0d%0a/x"])("a pattern with one target meets %s", (path) =>
    expect(apply(rule("/old/*", "/new/"), path)).toBe("/new/"),
  );

  it("text that means something in an expression stands for itself", () => {
    expect(apply(rule("/a.b(c)+$/", "/new/"), "/a.b(c)+$")).toBe("/new/");
    expect(apply(rule("/a.b(c)+$/", "/new/"), "/axbc")).toBeUndefined();
  });
});

describe("patterns of repeated slashes", () => {
  it.each([
    ["//", "/"],
    ["//a", "/a/"],
    ["/a//", "/a/"],
    ["/a//b", "/a/b/"],
    ["//a///b//c.txt", "/a/b/c.txt"],
    ["/a//b//c//d", "/a/b/c/d/"],
    ["//evil.example", "/evil.example"],
    ["//evil.example/x/", "/evil.example/x/"],
  ])("%s is cleaned to %s", (path, to) => expect(apply(collapsePatterns(), path)).toBe(to));
  it.each(["/", "/a", "/a/", "/a/b.txt", "//%5Cevil.example", "//a\\b", "//a:b@c"])("%s is left alone", (path) =>
    expect(apply(collapsePatterns(), path)).toBeUndefined(),
  );

  it("any number of runs ends at the clean path of this host", () => {
    const pieces = ["a", "b.c", "evil.example", "d-e", "~f"];
    for (let seed = 0; seed < 500; seed++) {
      const random = (limit: number, salt: number) => ((seed * 7919 + salt * 104729) >>> 3) % limit;
      let path = `${"/".repeat(1 + random(3, 1))}${Array.from({ length: 1 + random(9, 2) }, (_, index) => `${pieces[random(5, index + 3)]}${"/".repeat(1 + random(3, index + 11))}`).join("")}`;
      const clean = path.replace(/\/{2,}/g, "/");
      let hops = 0;
      for (
        let next = apply(collapsePatterns(), path);
        next !== undefined && hops < 9;
        next = apply(collapsePatterns(), path)
      ) {
        expect(next).toMatch(/^\/(?!\/)/);
        [path, hops] = [next, hops + 1];
      }
      expect(finishPath(path).replace(/\/$/, "")).toBe(clean.replace(/\/$/, ""));
    }
  });
});
