import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { askSources } from "../../../cli/commands/checking/askSources.ts";

/** A server of somebody else's: pages that answer, that moved, that are gone, and one for people only. */
async function listen(): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const [, status = "200", to] = /^\/(\d+)(?:\/to(\/.*))?/.exec(url) ?? [];
    response.writeHead(Number(status), to === undefined ? {} : { location: to }).end("text");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("tells sources that answer from those that moved, are gone, keep programs away, or can't be reached", async () => {
  const base = await listen();
  const urls = ["/200", "/301/to/200", "/301/to/301", "/404", "/403", "/200/a/"].map((path) => base + path);
  const answers = await askSources([...urls, "http://127.0.0.1:1/closed"], { pause: 0 });
  expect(answers.map(({ state }) => state)).toEqual([
    "answers",
    "moved",
    "gone",
    "gone",
    "guarded",
    "answers",
    "unreachable",
  ]);
  expect(answers.map(({ url }) => url).slice(0, 6)).toEqual(urls);
  expect(answers[1]?.detail).toBe(`${base}/200`);
});

it("asks a few hosts at once, and each for one page after the other", async () => {
  const open = new Map<string, number>();
  let [mostHosts, mostOfHost] = [0, 0];
  const ask = async (input: string | URL | Request) => {
    const { host } = new URL(String(input));
    open.set(host, (open.get(host) ?? 0) + 1);
    mostHosts = Math.max(mostHosts, [...open.values()].filter((number) => number > 0).length);
    mostOfHost = Math.max(mostOfHost, open.get(host) ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open.set(host, (open.get(host) ?? 0) - 1);
    return new Response("");
  };
  const urls = Array.from({ length: 20 }, (_, index) => `https://host-${index % 7}.example/${index}`);
  const answers = await askSources(urls, { ask, pause: 1 });
  expect(answers.map(({ url }) => url)).toEqual(urls);
  expect([mostHosts, mostOfHost]).toEqual([4, 1]);
});
