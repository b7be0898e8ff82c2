import { expect, it, vi } from "vitest";
import { links } from "../../../cli/commands/checking/links.ts";
import { EnvironmentError, ProblemsError } from "../../../cli/core/problems/errors.ts";
import { copyOf, makeProject, prose } from "../project.ts";

const FILE = "countries/content/shared/services/counseling.md";

/** A project whose build has two pages that lead to other hosts. */
function builtProject() {
  const page = (body: string) => `<!doctype html><main>${body}</main>`;
  return makeProject()
    .write(
      FILE,
      copyOf("Counseling", `${prose()}\n\n[Rules](https://rules.example/a#fees) and [more](https://more.example/).`),
    )
    .write(
      "dist/atlantis/index.html",
      page(`<a href="https://www.example.com/x">Ours</a><a href="https://more.example/">More</a>`),
    )
    .write(
      "dist/atlantis/services/counseling/index.html",
      page(
        `<a href="https://rules.example/a#fees">Rules</a><a href="https://more.example/">More</a><a href="/y">Own</a>`,
      ),
    );
}

/** Runs the command where `rules.example` gives this status; gives the addresses that were asked, and what was printed. */
async function run(
  root: string,
  status: number,
  options: { external?: boolean; fresh?: boolean } = { external: true },
) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (status === 0) throw new TypeError("fetch failed");
    return new Response("", { status: url.includes("rules") ? status : 200 });
  });
  let printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => Boolean((printed += String(text))));
  const error: unknown = await links([], { root, out: "dist", quiet: true, ...options }).catch(
    (caught: unknown) => caught,
  );
  return { asked, printed, error };
}

it("lists where pages lead on other hosts, and where that is written", async () => {
  const { asked, printed } = await run(builtProject().root, 200, {});
  expect(asked).toEqual([]);
  expect(printed).toMatchInlineSnapshot(`
    "pages  written in                                          address
        2  countries/content/shared/services/counseling.md:34  https://more.example/
        1  countries/content/shared/services/counseling.md:34  https://rules.example/a
    "
  `);
});

it("an address that is gone is a problem where it is written; good answers are kept for a week, bad ones are asked again", async () => {
  const { root } = builtProject();
  const { asked, error } = await run(root, 404);
  expect(asked).toEqual(["https://more.example/", "https://rules.example/a"]);
  expect((error as ProblemsError).problems).toMatchObject([
    {
      code: "lost-link",
      place: { file: FILE, line: 34, column: 9 },
      why: expect.stringContaining("1 page links to it"),
    },
  ]);
  expect((await run(root, 200)).asked).toEqual(["https://rules.example/a"]);
  expect((await run(root, 200)).asked).toEqual([]);
  expect((await run(root, 200, { external: true, fresh: true })).asked).toHaveLength(2);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000);
  expect((await run(root, 200)).asked).toHaveLength(2);
});

it("no network and no build are no mistakes in the links", async () => {
  expect((await run(builtProject().root, 0)).error).toBeInstanceOf(EnvironmentError);
  expect((await run(makeProject().root, 200)).error).toBeInstanceOf(EnvironmentError);
});
