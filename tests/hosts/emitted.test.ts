import { describe, expect, it } from "vitest";
import { RULE_WRITERS } from "../../cli/hosts/rules/index.ts";
import { HOSTING_SERVICES, UPLOADED_FILES } from "../../cli/config/schema/network/hostingServices.ts";
import { planFixture } from "./fixture.ts";

const { host: plan } = planFixture();

describe.each(HOSTING_SERVICES)("the files for %s", (name) => {
  const host = RULE_WRITERS[name];
  const files = [...host.files(plan)];

  it.each(files)("%s is as reviewed", async (file, contents) => {
    await expect(String(contents)).toMatchFileSnapshot(`../fixtures/hosts/emitted/${name}/${file}`);
  });

  it("what the host can't do is said", async () => {
    await expect(
      host
        .limits(plan)
        .map((limit) => `${limit}\n`)
        .join("\n"),
    ).toMatchFileSnapshot(`../fixtures/hosts/emitted/${name}/limits.txt`);
  });

  it("are the same each time", () => expect([...host.files(planFixture().host)]).toEqual(files));

  it("in the upload are those that clashes are looked for in", () => {
    const names = files.map(([file]) => file).filter((file) => !file.endsWith(".html") && !file.endsWith(".php"));
    expect(host.destination === "upload" ? names : []).toEqual(UPLOADED_FILES[name] ?? []);
  });
});
