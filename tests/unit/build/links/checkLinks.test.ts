import { expect, it } from "vitest";
import { checkLinks } from "../../../../cli/build/links/checkLinks.ts";
import { linkTargets } from "../../../../cli/build/links/linkTargets.ts";
import type { PageLinks } from "../../../../cli/build/links/checkLinks.ts";
import { document, page } from "./pages.ts";

/** A site on a host of its own address, which has the files of its pages, `/logo.svg`, and leads `/old/` elsewhere. */
function network(pages: Record<string, PageLinks>, shell = document()) {
  const resolve = linkTargets([
    {
      origin: "https://www.example.com",
      countries: ["india"],
      answer(path) {
        if (path === "/old/") return null;
        if (path === "/logo.svg") return "logo.svg";
        const name = `${path.slice("/india/".length)}index.html`;
        return path.startsWith("/india/") && pages[name] ? `india/${name}` : undefined;
      },
    },
  ]);
  const idsOf = (file: string) => {
    const found = pages[file.slice("india/".length)];
    return found && new Set([...found.ids, ...shell.ids]);
  };
  const checked = checkLinks("india", { shells: { default: shell }, pages }, resolve, idsOf);
  const broken = checked.broken.map(({ address, missing, pages: own }) => [
    address,
    missing,
    own.map(({ path }) => path),
  ]);
  const lonely = checked.unlinked.map(({ name, isInMenu }) => [name, isInMenu]);
  return { broken, lonely };
}

it("finds pages, files and ids that are not there, and follows what leads elsewhere", () => {
  const { broken } = network(
    {
      "index.html": page("/india/", {
        ids: ["top-offers"],
        links: [
          "/india/visa/",
          "/india/visa/#costs",
          "/india/visa/#cost",
          "/india/gone/",
          "#top",
          "#top-offers",
          "#nowhere",
        ],
        files: ["/logo.svg", "/india/missing.avif", "https://www.example.com/india/visa/"],
      }),
      "visa/index.html": page("/india/visa/", {
        ids: ["costs"],
        links: [
          "/old/",
          "?q=1",
          "https://elsewhere.example/x",
          "mailto:a@example.com",
          "/india/gone/",
          "#main",
          "//[broken",
        ],
      }),
    },
    document({ ids: ["main"] }),
  );
  expect(broken).toEqual([
    ["/india/visa/#cost", "fragment", ["/india/"]],
    ["/india/gone/", "target", ["/india/", "/india/visa/"]],
    ["#nowhere", "fragment", ["/india/"]],
    ["/india/missing.avif", "target", ["/india/"]],
    ["//[broken", "target", ["/india/visa/"]],
  ]);
});

it("looks at what is around the pages of a layout once", () => {
  const pages = { "index.html": page("/india/"), "visa/index.html": page("/india/visa/") };
  const { broken } = network(pages, document({ around: ["/india/lost/", "/india/visa/#costs"] }));
  expect(broken).toEqual([
    ["/india/lost/", "target", ["/india/"]],
    ["/india/visa/#costs", "fragment", ["/india/"]],
  ]);
});

it("finds pages that nothing leads to, and those that only menus lead to", () => {
  const { lonely } = network(
    {
      "index.html": page("/india/", { links: ["/india/visa/"], isListed: false }),
      "visa/index.html": page("/india/visa/", { links: ["/india/visa/"] }),
      "menu/index.html": page("/india/menu/"),
      "alone/index.html": page("/india/alone/", { links: ["/india/alone/", "#x"] }),
      "ads/index.html": page("/india/ads/", { isListed: false }),
    },
    document({ around: ["/india/menu/", "/india/visa/"] }),
  );
  expect(lonely).toEqual([
    ["menu/index.html", true],
    ["alone/index.html", false],
  ]);
});
