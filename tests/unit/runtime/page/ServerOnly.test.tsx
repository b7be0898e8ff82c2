// @vitest-environment happy-dom
import { act, StrictMode, Suspense, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ServerOnly, noteStaticMarkup } from "../../../../runtime/page/ServerOnly.tsx";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

/**
 * Renders a page as the server does, lets something happen to the document, and hydrates it as the browser's bundle does.
 * @returns `#page_root`.
 */
async function hydrate(page: ReactNode, { change }: { change?: (root: HTMLElement) => void } = {}) {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(<StrictMode>{page}</StrictMode>);
  change?.(root);
  vi.stubEnv("SSR", false);
  vi.stubEnv("DEV", false);
  noteStaticMarkup(root);
  await act(() => hydrateRoot(root, <StrictMode>{page}</StrictMode>, { onRecoverableError: () => {} }));
  return root;
}

const text = (words: string) => () => <p>{words}</p>;

/** What each place shows, in the order of the document. */
const shown = (root: HTMLElement) => [...root.querySelectorAll("[data-static]")].map(({ textContent }) => textContent);

/** A translator's: React finds another element than the one it expects, and makes all anew. */
const translate = (root: HTMLElement) => root.querySelector("h1")?.replaceWith(document.createElement("font"));

it("hydration keeps the elements and what is in them", async () => {
  let before: Element[] = [];
  const root = await hydrate(<ServerOnly place="a" className="text" render={text("Prose")} />, {
    change: (made) => (before = [...made.querySelectorAll("*")]),
  });
  expect([...root.querySelectorAll("*")]).toEqual(before);
  expect(shown(root)).toEqual(["Prose"]);
});

it("gets each place its own content back when React makes all elements anew", async () => {
  const page = (first: boolean) => (
    <main>
      <h1>Fees</h1>
      {first && <ServerOnly place="a" className="text" render={text("First")} />}
      <ServerOnly place="b" className="text" render={text("Second")} />
      <ServerOnly place="c" className="text" render={() => null} />
      <ServerOnly place="d" className="text" render={text("Last")} />
    </main>
  );
  let before: Element[] = [];
  const root = await hydrate(page(true), {
    change: (made) => {
      before = [...made.querySelectorAll("[data-static]")];
      translate(made);
    },
  });
  const after = [...root.querySelectorAll("[data-static]")];
  expect(after.some((element) => before.includes(element))).toBe(false);
  expect(shown(root)).toEqual(["First", "Second", "", "Last"]);
});

it("tells places apart that look the same, when the document lacks one", async () => {
  const page = (
    <main>
      <h1>Fees</h1>
      <ServerOnly place="a" className="text" render={text("First")} />
      <ServerOnly place="b" className="text" render={text("Second")} />
    </main>
  );
  const root = await hydrate(page, { change: (made) => made.querySelector("[data-static=a]")?.remove() });
  expect(shown(root)).toEqual(["", "Second"]);
});

it("takes the instances of one place in their order", async () => {
  const page = (
    <main>
      <h1>Fees</h1>
      {["One", "Two", "Three"].map((words) => (
        <ServerOnly key={words} place="a" render={text(words)} />
      ))}
    </main>
  );
  expect(shown(await hydrate(page, { change: translate }))).toEqual(["One", "Two", "Three"]);
});

it("takes nothing from a part that React has kept", async () => {
  const Part = ({ words, heading }: { words: string; heading: string }) => (
    <Suspense>
      <h2>{heading}</h2>
      <ServerOnly place="a" render={text(words)} />
    </Suspense>
  );
  const page = (
    <main>
      <Part heading="A" words="One" />
      <Part heading="B" words="Two" />
    </main>
  );
  const root = await hydrate(page, {
    change: (made) => made.querySelectorAll("h2")[1]?.replaceWith(document.createElement("font")),
  });
  expect(root.querySelectorAll("h2, font")).toHaveLength(2);
  expect(shown(root)).toEqual(["One", "Two"]);
});

it("leaves what is inside of another place to that", async () => {
  const page = (
    <main>
      <h1>Fees</h1>
      <ServerOnly
        place="a"
        render={() => (
          <>
            <ServerOnly place="b" render={text("Inside")} />
            after
          </>
        )}
      />
      <ServerOnly place="b" render={text("Outside")} />
    </main>
  );
  const root = await hydrate(page, { change: translate });
  expect([...root.querySelectorAll("main > [data-static]")].map(({ textContent }) => textContent)).toEqual([
    "Insideafter",
    "Outside",
  ]);
});
