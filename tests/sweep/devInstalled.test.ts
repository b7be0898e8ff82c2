import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated } from "../e2e/browser.ts";
import { visit } from "../e2e/visit.ts";
import { serveBy, type ServedSites } from "../sites/serve.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const root = mkdtempSync(join(tmpdir(), "sitegen-installed-"));
const parts = join(root, "countries/components");
const packages = join(root, "node_modules");
const start = () => serveBy(join(packages, "countrysites/bin/sitegen.js"), "dev", "--root", root);
let served: ServedSites;

/** A project with the package among its packages, as npm puts it there. */
beforeAll(async () => {
  cpSync(join(REPOSITORY, "tests/fixtures/bare"), root, { recursive: true });
  mkdirSync(packages);
  for (const name of readdirSync(join(REPOSITORY, "node_modules")))
    symlinkSync(join(REPOSITORY, "node_modules", name), join(packages, name));
  for (const part of ["bin", "lib", "runtime", "templates", "package.json"])
    cpSync(join(REPOSITORY, part), join(packages, "countrysites", part), { recursive: true });
  served = await start();
});
afterAll(async () => {
  await served?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Writes a header that counts what is pressed, which only the part that browsers run can do. */
function writeHeader(label: string): void {
  mkdirSync(parts, { recursive: true });
  writeFileSync(
    join(parts, "Header.tsx"),
    `import { useState } from "react";
import type { PartProps } from "countrysites/parts";

export const contract = 1;

export default function Header({ Default }: PartProps<"Header">) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button className="own-count" onClick={() => setCount(count + 1)}>
        ${label} {count}
      </button>
      <Default />
    </>
  );
}
`,
  );
}

/** What a button of the header says once it is pressed; undefined where there is none. */
async function pressed(): Promise<string | undefined> {
  const { page } = await visit("/quay/", { context: { baseURL: served.origin }, early: true });
  await hydrated(page, 60_000);
  return press(page);
}

async function press(page: Page): Promise<string | undefined> {
  const button = page.locator(".own-count");
  if ((await button.count()) === 0) return undefined;
  await button.click();
  return (await button.textContent()) ?? "";
}

test("a part that is added, edited and removed while dev runs, and between two runs, is what browsers run", async () => {
  expect(await pressed()).toBe(undefined);
  writeHeader("Loaves");
  await expect.poll(pressed).toBe("Loaves 1");
  writeHeader("Rolls");
  await expect.poll(pressed).toBe("Rolls 1");
  await served.stop();
  writeHeader("Buns");
  served = await start();
  await expect.poll(pressed).toBe("Buns 1");
  rmSync(parts, { recursive: true });
  await expect.poll(pressed).toBe(undefined);
  // It starts the server twice, and each page asks for some 300 modules.
}, 300_000);
