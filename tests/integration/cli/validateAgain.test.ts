import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COUNTRY_FILE, makeProject } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";

it("sitegen validate says the same again, and sees each change", async () => {
  const project = makeProject();
  const validate = (...args: string[]) => run("validate", "--root", project.root, ...args);
  const forget = () => rmSync(join(project.root, ".sitegen"), { recursive: true });
  const good = await validate();
  expect(await validate()).toEqual(good);
  project.replace(COUNTRY_FILE, "name: Atlantis", "nam: Atlantis");
  const broken = await validate();
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining("> 1 | nam: Atlantis") });
  for (const options of [[], ["--format", "json"], ["--format", "github"], ["--errors"], ["--strict"], ["atlantis"]]) {
    const again = await validate(...options);
    forget();
    expect(again).toEqual(await validate(...options));
  }
  project.replace(COUNTRY_FILE, "nam: Atlantis", "name: Atlantis");
  expect(await validate()).toEqual(good);
  // JSON has no form for this value.
  project.append(COUNTRY_FILE, "notFoundLayout: .inf\n");
  const infinite = await validate();
  project.append("countries/network.yaml", "# A comment, so that it is checked again.\n");
  expect(await validate()).toEqual(infinite);
});
