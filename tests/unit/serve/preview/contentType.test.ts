import { expect, it } from "vitest";
import { contentType } from "../../../../cli/serve/preview/responseBody.ts";

it.each([
  ["index.html", "text/html; charset=utf-8"],
  ["assets/app-1a2b3c4d.webmanifest", "application/manifest+json"],
  ["favicon.ico", "image/x-icon"],
  ["assets/share/home-1a2b3c4d.png", "image/png"],
  ["file.unheard-of", "application/octet-stream"],
])("%s is served as %s", (file, type) => {
  expect(contentType(file)).toBe(type);
});
