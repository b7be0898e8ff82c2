import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { RULE_WRITERS } from "../../cli/hosts/rules/index.ts";
import { HOSTING_SERVICES } from "../../cli/config/schema/network/hostingServices.ts";
import { writeFixture } from "./fixture.ts";
import { SUBJECTS } from "./subjects.ts";
import type { Running } from "./testHost.ts";

const SERVING = HOSTING_SERVICES.filter((name) => RULE_WRITERS[name].precompressed);
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

/** Quality values that take an encoding (RFC 9110, 12.4.2). */
const TAKEN = ["", ";q=1", ";q=1.0", ";q=0.1", ";q=0.001", "; q=0.5", " ; q=0.05"];
/** What takes none. */
const refusals = (encoding: string): string[] => [
  ...[";q=0", ";q=0.0", ";q=0.000", "; q=0", ";q=0.", ";Q=0"].map((quality) => encoding + quality),
  `deflate, ${encoding};q=0`,
  `${encoding};q=0, identity`,
  `y-${encoding}`,
  `${encoding}-2`,
  `${encoding}x`,
  `identity;q=1;x=${encoding}`,
  "",
];

describe.each(SERVING)("%s serves compressed files", (name) => {
  const host = SUBJECTS[name];
  const missing = host.missing?.();
  let running: Running | undefined;
  let dist = "";

  beforeAll(async () => {
    if (missing !== undefined) return undefined;
    const fixture = writeFixture(name, "http://127.0.0.1:9/wp-json");
    for (const [, file] of FILES)
      for (const ending of ["br", "gz"])
        writeFileSync(join(fixture.dist, `${file}.${ending}`), `compressed ${ending} of ${file}`);
    dist = fixture.dist;
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

  const ask = async (url: string, accepted: string) => {
    const { status, body, headers } = (await running?.ask({ url, send: { "Accept-Encoding": accepted } })) ?? {};
    return { status, body, encoding: headers?.["content-encoding"], vary: headers?.["vary"]?.toLowerCase() };
  };

  for (const [encoding, ending] of ENCODINGS[name] ?? []) {
    it.skipIf(missing !== undefined).each(TAKEN)(`as it is taken: ${encoding}%s${missing ?? ""}`, async (quality) => {
      for (const accepted of [encoding, encoding.toUpperCase()])
        for (const [before, after] of [
          ["", ""],
          ["deflate, ", ", identity;q=0.1"],
          ["deflate;q=0,", ",x-other"],
        ] as const)
          expect(await ask("/atlantis/", before + accepted + quality + after)).toMatchObject({
            encoding,
            body: `compressed ${ending} of atlantis/index.html`,
            vary: "accept-encoding",
          });
    });

    it.skipIf(missing !== undefined).each(refusals(encoding))(
      `to none that asks for %s${missing ?? ""}`,
      async (asked) => {
        for (const [url, file] of FILES)
          expect(await ask(url, asked)).toEqual({
            status: 200,
            encoding: undefined,
            body: readFileSync(join(dist, file), "utf8"),
            vary: "accept-encoding",
          });
      },
    );
  }

  it.skipIf(missing !== undefined)(`with the second where the first is refused${missing ?? ""}`, async () => {
    expect(await ask("/atlantis/", "br;q=0, gzip")).toMatchObject({ encoding: "gzip", vary: "accept-encoding" });
  });

  it.skipIf(missing !== undefined)(`to none that does not ask${missing ?? ""}`, async () => {
    const answer = await running?.ask({ url: "/atlantis/" });
    expect(answer?.body).toContain("This is /atlantis/");
    expect(answer?.headers["content-encoding"]).toBeUndefined();
    // What a cache keeps of it is for those only who take the same.
    expect(answer?.headers["vary"]?.toLowerCase()).toBe("accept-encoding");
  });

  it.skipIf(missing !== undefined)(`and what is unchanged says so, too${missing ?? ""}`, async () => {
    for (const accepted of ["identity", "gzip"]) {
      const send = { "Accept-Encoding": accepted };
      const { headers } = (await running?.ask({ url: "/atlantis/", send })) ?? {};
      const since = { ...send, "If-Modified-Since": headers?.["last-modified"] ?? "" };
      const answer = await running?.ask({ url: "/atlantis/", send: since });
      expect([answer?.status, answer?.headers["vary"]?.toLowerCase()]).toEqual([304, "accept-encoding"]);
    }
  });

  it.skipIf(missing !== undefined)(`but not what has one form only${missing ?? ""}`, async () => {
    const answer = await running?.ask({ url: "/atlantis/fees/2026.pdf", send: { "Accept-Encoding": "br, gzip" } });
    expect([answer?.status, answer?.headers["vary"]]).toEqual([200, undefined]);
  });
});
