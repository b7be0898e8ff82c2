import { expect, it, vi } from "vitest";
import { facts } from "../../../cli/commands/checking/facts.ts";
import { EnvironmentError, ProblemsError } from "../../../cli/core/problems/errors.ts";
import { FACTS, FACTS_FILE } from "../facts.ts";
import { makeProject } from "../project.ts";

/** Runs `sitegen facts --check` where each source gives this answer. */
function check(answer: (url: string) => Response): Promise<void> {
  vi.stubGlobal("fetch", async (url: string) => answer(url));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { root } = makeProject().write(FACTS_FILE, FACTS);
  return facts([], { root, by: "source", check: true, quiet: true });
}

it("a source that is gone is a problem of the fact that names it", async () => {
  const error: unknown = await check((url) => new Response("", { status: url.endsWith("/rates") ? 404 : 200 })).catch(
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(ProblemsError);
  expect((error as ProblemsError).problems).toMatchObject([
    { code: "lost-source", place: { file: FACTS_FILE, line: 26 }, why: expect.stringContaining("rate.aud.inr") },
  ]);
});

it("nothing is wrong where all sources answer, or keep programs away", async () => {
  await expect(
    check((url) => new Response("", { status: url.endsWith("/rates") ? 403 : 200 })),
  ).resolves.toBeUndefined();
});

it("no network is no mistake in the facts", async () => {
  const failed = check(() => {
    throw new TypeError("fetch failed");
  });
  await expect(failed).rejects.toBeInstanceOf(EnvironmentError);
});
