import { beforeAll, describe, expect, it } from "vitest";
import { writeFixture } from "./fixture.ts";
import { compare } from "./compare.ts";
import { SUBJECTS } from "./subjects.ts";
import { ALLOWED, type Running } from "./testHost.ts";

const OTHER = "other.example";

/** Where a request for a whole address leads: it is for that one's host, whatever the Host header says (RFC 9112, 3.2.2). */
const REDIRECTED: readonly (readonly [target: string, location: string])[] = [
  [`http://${OTHER}/atlantis/`, `https://${ALLOWED}/atlantis/`],
  [`https://${OTHER}/atlantis/?a=1`, `https://${ALLOWED}/atlantis/?a=1`],
  [`http://${OTHER}:8080/nothing`, `https://${ALLOWED}/nothing`],
  [`http://${OTHER}//evil.example/%2e%2e/`, `https://${ALLOWED}//evil.example/%2e%2e/`],
  [`http://${OTHER}/`, `https://${ALLOWED}/`],
  [`http://${OTHER}`, `https://${ALLOWED}/`],
  // What is a placeholder in a server's own configuration is none in an address.
  [`http://${OTHER}/{env.PATH}$1\${1}`, `https://${ALLOWED}/{env.PATH}$1\${1}`],
  [`/{http.request.host}$host`, `https://${ALLOWED}/{http.request.host}$host`],
  [`http://${OTHER}?a=1`, `https://${ALLOWED}/?a=1`],
];
/** Targets that no answer may be led astray by. */
const TARGETS = [
  ...REDIRECTED.map(([target]) => target),
  `http://${ALLOWED}/atlantis/`,
  `http://${ALLOWED}/atlantis`,
  `http://${ALLOWED}//atlantis//services`,
  `http://${ALLOWED}/old`,
  `http://${ALLOWED}`,
  `http://${ALLOWED}@${OTHER}/atlantis`,
  `ftp://${OTHER}/atlantis`,
  "http:///atlantis",
  "http:/atlantis",
  "*",
  OTHER,
  `${OTHER}:443`,
  `.${OTHER}/`,
  `@${OTHER}/`,
];

describe.each(["nginx", "apache", "caddy", "preview"] as const)("a request to %s for a whole address", (name) => {
  const host = SUBJECTS[name];
  const missing = host.missing?.();
  let running: Running | undefined;

  beforeAll(async () => {
    if (missing !== undefined) return undefined;
    const fixture = writeFixture(name === "preview" ? undefined : name, "http://127.0.0.1:9/wp-json");
    running = await host.start(fixture);
    return async () => {
      await running?.stop();
      fixture.remove();
    };
  });

  const ask = async (target: string, hostHeader: string, method = "GET") =>
    running?.askRaw?.([`${method} ${target} HTTP/1.1`, `Host: ${hostHeader}`]);

  it.skipIf(missing !== undefined).each(REDIRECTED)(
    `leads to the allowed host: %s${missing ?? ""}`,
    async (target, location) => {
      const answer = await ask(target, OTHER);
      expect([answer?.status, answer?.headers["location"]?.replace(/example\.com(?=$|\?)/, "$&/")]).toEqual([
        301,
        location,
      ]);
    },
  );

  it.skipIf(missing !== undefined).each(TARGETS)(`leads nowhere else: %s${missing ?? ""}`, async (target) => {
    for (const hostHeader of [ALLOWED, OTHER])
      for (const method of ["GET", "OPTIONS"]) {
        const answer = await ask(target, hostHeader, method);
        if (!answer) throw new Error("no answer");
        expect([target, hostHeader, ...compare({ url: target }, answer, { status: answer.status })]).toEqual([
          target,
          hostHeader,
        ]);
        expect(answer.status).toBeLessThan(500);
      }
  });
});
