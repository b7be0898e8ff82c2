import { describe, expect, it } from "vitest";
import { urlToken } from "../../../cli/hosts/redirectPatterns.ts";

describe("a URL as one word", () => {
  it.each(["/india/news/", "https://partner.example.org/a/b'$1;c", "/old-(1)+x;y=$1,'z'/", "/a%20b/"])(
    "%s stays as it is",
    (url) => expect(urlToken(url)).toBe(url),
  );
  it.each([
    ["/a b", "/a%20b"],
    ["/a\n/b https://evil.example", "/a%0A/b%20https%3A//evil.example"],
    ["/a\tb\r\n", "/a%09b%0D%0A"],
    ['/a"}{;#', "/a%22%7D%7B;%23"],
    ["/a/:splat/*", "/a/%3Asplat/%2A"],
    ["/a\\b`", "/a%5Cb%60"],
    ["/ä", "/%C3%A4"],
  ])("%j is encoded", (url, token) => expect(urlToken(url)).toBe(token));
});
