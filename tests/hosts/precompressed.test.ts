import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { HOSTS } from "../../cli/emit/hosts/index.ts";
import { HOST_NAMES } from "../../cli/config/schema/hostNames.ts";
import { writeFixture } from "./fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import type { Running } from "./testHost.ts";

const SERVING = HOST_NAMES.filter((name) => HOSTS[name].precompressed);
/** nginx has no module for Brotli in Debian's own package. */
const ENCODINGS: Record<string, readonly (readonly [encoding: string, ending: string])[]> = {
  nginx: [["gzip", "gz"]],
  apache: [
    ["br", "br"],
    ["gzip", "gz"],
  ],
  caddy: [
    ["br", "br"],
    ["gzip", "gz"],
  ],
};
const FILES = [
  ["/atlantis/", "atlantis/index.html", "text/html"],
  ["/", "index.html", "text/html"],
  ["/robots.txt", "robots.txt", "text/plain"],
  ["/atlantis/assets/app-1a2b3c4d.js", "atlantis/assets/app-1a2b3c4d.js", "javascript"],
] as const;

describe.each(SERVING)("%s serves compressed files", (name) => {
  const host = SUBJECTS[name];
  const missing = host.missing?.();
  let running: Running | undefined;

  beforeAll(async () => {
    if (missing !== undefined) return undefined;
    const fixture = writeFixture(name, "http://127.0.0.1:9/wp-json");
    for (const [, file] of FILES)
      for (const ending of ["br", "gz"])
        writeFileSync(join(fixture.dist, `${file}.${ending}`), `compressed ${ending} of ${file}`);
    running = await host.start(fixture);
    return async () => {
      await running?.stop();
      fixture.remove();
    };
  });

  for (const [encoding, ending] of ENCODINGS[name] ?? []) {
    it.skipIf(missing !== undefined).each(FILES)(`%s with ${encoding}${missing ?? ""}`, async (url, file, type) => {
      const answer = await running?.ask({ url, send: { "Accept-Encoding": `${encoding};q=1.0, deflate;q=0.1` } });
      expect(answer).toMatchObject({
        status: 200,
        body: `compressed ${ending} of ${file}`,
        headers: {
          "content-encoding": encoding,
          "content-type": expect.stringContaining(type),
          vary: expect.stringMatching(/accept-encoding/i),
          "x-content-type-options": "nosniff",
        },
      });
    });
  }

  it.skipIf(missing !== undefined)(`to none that does not ask${missing ?? ""}`, async () => {
    const answer = await running?.ask({ url: "/atlantis/" });
    expect(answer?.body).toContain("This is /atlantis/");
    expect(answer?.headers["content-encoding"]).toBeUndefined();
  });
});
