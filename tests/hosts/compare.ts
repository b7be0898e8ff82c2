import type { Expected } from "./cases.ts";
import { ALLOWED, type HostAnswer, type HostRequest } from "./testHost.ts";

const NAMED_HOSTS = [ALLOWED, "partner.example.org", "atlantis.example"];

/** What is wrong with an answer; empty when nothing is. Whatever is expected, no answer may lead to another host or have an injected header. */
export function compare(
  { host = ALLOWED }: HostRequest,
  { status, headers, body }: HostAnswer,
  expected: Expected,
): string[] {
  const wrong: string[] = [];
  const say = (fine: boolean, text: string) => void (fine || wrong.push(text));
  const { location } = headers;
  const from = `https://${host}`;
  // The address as a browser reads it: backslashes are slashes to it, tabs and line breaks nothing.
  const target = location === undefined ? undefined : new URL(location, from);

  say([expected.status].flat().includes(status), `status ${status} ${location ?? body.slice(0, 200)}`);
  say(
    location === undefined || /^(?:https?:\/\/|\/)/.test(location),
    `the address ${location} is relative to the request's`,
  );
  say(target === undefined || NAMED_HOSTS.includes(target.host), `it leads away, to ${target?.href}`);
  say(!headers["set-cookie"]?.includes("injected"), "a header was injected");
  if (expected.location === null) say(location === undefined, `it leads to ${location}`);
  else if (expected.location !== undefined)
    say(target?.href === new URL(expected.location, from).href, `it leads to ${target?.href}`);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const found = headers[name];
    say(value === null ? found === undefined : found !== undefined && value.test(found), `${name}: ${found}`);
  }
  say(expected.body?.test(body) ?? true, `the body is ${body.slice(0, 200)}`);
  return wrong;
}
