import { expect, it } from "vitest";
import { checkManifest } from "../../../../cli/tools/doctor/live.ts";
import { servedSites } from "../../../../cli/tools/doctor/services.ts";
import { makeRealProject, openTestNet, subjectOf } from "./servers.ts";

const site = (hash: string) => ({ host: "", engine: "1", hash, pages: {} });
const manifest = (hash: string) =>
  JSON.stringify({ format: 1, hosts: [], sites: { atlantis: site("a"), mu: site(hash) } });

/** What is found where this is live, after a build of `manifest("b")`. */
async function look(live: string | undefined, isBuilt = true) {
  const project = makeRealProject();
  if (isBuilt) project.write("dist/sitegen.json", manifest("b"));
  const net = await openTestNet(({ pathname }) =>
    pathname === "/sitegen.json" && live !== undefined ? { body: live } : { status: 404 },
  );
  const subject = subjectOf(project, net, { address: "http://www.faraway.net" });
  const [served] = servedSites(subject);
  if (!served) throw new Error("There is no site");
  return checkManifest(subject, served.host, served.origin).run();
}

it("what is live is compared site by site with the last build", async () => {
  expect(await look(manifest("b"))).toEqual({ status: "ok", detail: "all pages are from the last build" });
  const { status, detail, hint } = await look(manifest("c"));
  expect([status, detail]).toEqual(["warning", "1 site from another build: mu"]);
  expect(hint).toContain("sitegen plan --live http://www.faraway.net/");
});

it("where one of the two is not there, nothing is compared", async () => {
  expect((await look(undefined)).status).toBe("skipped");
  expect((await look("<html>")).status).toBe("skipped");
  expect((await look(manifest("b"), false)).detail).toBe("there is no build to compare with");
});
