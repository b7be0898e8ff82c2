import { expect, it } from "vitest";
import { CHECKS, runChecks } from "../../../../cli/tools/doctor/checks.ts";
import { judgeCertificate } from "../../../../cli/tools/doctor/hosts.ts";
import { isOffline } from "../../../../cli/tools/doctor/services.ts";
import type { PreviewData } from "../../../../cli/hosts/previewData.ts";
import { planHost } from "../../../../cli/hosts/planHost.ts";
import { makeRealProject, openTestNet, subjectOf, type Handle } from "./servers.ts";

/** What the checks of hosts say: their names with status and detail. */
async function look(handle: Handle, options?: Parameters<typeof openTestNet>[1]) {
  const subject = subjectOf(makeRealProject(), await openTestNet(handle, options));
  const { checked } = subject;
  if (!checked) throw new Error("no project");
  const rules = planHost({ ...checked, pages: [], styles: [] });
  const built = { hosts: [rules] } as unknown as PreviewData;
  const findings = await runChecks(CHECKS.hosts({ ...subject, built }).map((check) => ({ group: "hosts", ...check })));
  return { findings, rules };
}

const lines = ({ findings }: Awaited<ReturnType<typeof look>>) =>
  findings.map(({ status, check, detail, hint }) => [status, check, detail, hint].filter(Boolean).join(" | "));

it("finds a host as it has to be, but for who has signed its certificate", async () => {
  const { rules } = await look(() => ({}));
  const found = await look((url) => {
    if (url.protocol === "http:") return { status: 301, headers: { location: `https://${url.host}${url.pathname}` } };
    if (url.host === "faraway.net")
      return { status: 301, headers: { location: `https://www.faraway.net${url.pathname}${url.search}` } };
    if (url.pathname === "/robots.txt") return { body: "Sitemap: https://www.faraway.net/sitemap.xml\n" };
    if (url.pathname.includes("asks-for-nothing")) return { status: 404 };
    return { headers: rules.headers.all };
  });
  expect(lines(found)).toMatchSnapshot();
});

it("says what to do about a host on which nothing is in force", async () => {
  expect(lines(await look(() => ({})))).toMatchSnapshot();
});

it("says of a name without an address nothing more", async () => {
  const found = await look(() => ({}), { missing: ["www.faraway.net", "faraway.net"] });
  expect(lines(found).filter((line) => !line.startsWith("skipped"))).toEqual([
    "failed | DNS of www.faraway.net | www.faraway.net has no address (ENOTFOUND) | Add the DNS records of your hosting service, or correct `host.allowed`.",
    "failed | DNS of faraway.net | faraway.net has no address (ENOTFOUND) | Add a record for it, or remove it from `host.aliases`.",
  ]);
});

it("warns of a certificate that ends within three weeks", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  const ends = (validTo: string, mistake?: string) => judgeCertificate({ validTo: new Date(validTo), mistake }, now);
  expect(ends("2026-09-01T00:00:00Z")).toEqual({ status: "ok", detail: "valid until 2026-09-01, 92 days" });
  expect(ends("2026-06-20T00:00:00Z")).toMatchObject({ status: "warning", detail: "valid until 2026-06-20, 19 days" });
  expect(ends("2026-05-01T00:00:00Z", "CERT_HAS_EXPIRED")).toMatchObject({
    status: "failed",
    detail: "it expired on 2026-05-01",
  });
  expect(ends("2026-09-01T00:00:00Z", "ERR_TLS_CERT_ALTNAME_INVALID").status).toBe("failed");
});

it("reads how long a certificate is valid", async () => {
  const net = await openTestNet(() => ({}), { days: 5 });
  const { validTo, mistake } = await net.certificate("www.faraway.net");
  expect(Math.round((validTo.getTime() - Date.now()) / 86_400_000)).toBe(5);
  expect(mistake).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
});

it("is offline when no name at all leads anywhere", async () => {
  const names = ["www.faraway.net", "faraway.net", "cms.faraway.net", "geo.faraway.net"];
  const subject = async (missing: string[]) => subjectOf(makeRealProject(), await openTestNet(() => ({}), { missing }));
  expect(await isOffline(await subject(names))).toBe(false);
  expect(await isOffline(await subject([...names, "example.com"]))).toBe(true);
});
