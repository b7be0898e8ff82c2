import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { servedSites } from "../../../../cli/tools/doctor/services.ts";
import { fillForm, prepareLead, sendTestLead } from "../../../../cli/tools/doctor/leads.ts";
import { compareHomes } from "../../../../cli/tools/doctor/live.ts";
import { openNet } from "../../../../cli/tools/doctor/net.ts";
import { createContentApi } from "../../../../cli/serve/preview/contentApi.ts";
import { apiData } from "../../../../cli/hosts/previewData.ts";
import { payloadScript } from "../../../../runtime/site/pageDocument.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import { siteOf } from "../../project.ts";
import { makeRealProject, subjectOf } from "./servers.ts";

const page = { path: "/atlantis/" } as PageData;
const homeOf = (build: string) =>
  `<!doctype html><title>Home</title>${payloadScript({ site: "/atlantis/assets/site.json", build, page })}`;

/** A preview of the project: its home, its shared data and the embedded API. */
async function startPreview(project: ReturnType<typeof makeRealProject>, isRefusing = false): Promise<string> {
  const subject = subjectOf(project, openNet());
  if (!subject.checked) throw new Error("no project");
  const { site } = siteOf(subject.checked.plan);
  const forms = Object.entries(site.forms).map(([name, form]) => [
    name,
    { ...form, send: { ...form.send, url: "/__sitegen/api/contact/v1/send" } },
  ]);
  const api = createContentApi({
    ...apiData(subject.checked.config, subject.checked.plan),
    leads: join(project.root, ".sitegen/leads"),
    events: join(project.root, ".sitegen/analytics"),
    countryCode: () => "AT",
    log: () => {},
  });
  const server = createServer((request, response) => {
    if (request.url === "/atlantis/") return void response.end(homeOf("0001"));
    if (request.url === "/atlantis/assets/site.json")
      return void response.end(JSON.stringify({ ...site, forms: Object.fromEntries(forms) }));
    if (isRefusing) return void response.end('{"status":400,"message":"missing field"}');
    void api(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function send(isRefusing = false) {
  const project = makeRealProject();
  const address = await startPreview(project, isRefusing);
  const subject = subjectOf(project, openNet(), { address });
  const [served] = servedSites(subject);
  const lead = served && (await prepareLead(subject, served, "4f3a9c21"));
  if (!lead || "status" in lead) throw new Error("nothing to send");
  return { answer: await sendTestLead(subject.project, lead), root: project.root, address, lead };
}

it("sends a marked lead as the live form does, and says in which file a preview has stored it", async () => {
  const { answer, root, address } = await send();
  expect(answer.status).toBe("ok");
  const [, file = ""] = /stored in (\S+\.json)$/.exec(answer.detail) ?? [];
  expect(answer.detail).toContain(`accepted by ${address}/__sitegen/api/contact/v1/send`);
  const { received: _, ...stored } = JSON.parse(readFileSync(join(root, file), "utf8")) as Record<string, string>;
  expect(stored).toEqual({
    "your-name": "sitegen doctor (test) 4f3a9c21",
    "your-email": "sitegen-doctor@example.com",
    "your-phone": "+10000000000",
    nearrestarea: "Poseidonis",
    interestedin: "Call Back",
    dreamcountry: "Near",
    leadurl: `${new URL(address).host}/atlantis/`,
  });
});

it("says when the service refuses it", async () => {
  const { answer } = await send(true);
  expect({ ...answer, detail: answer.detail.replace(/:\d+/, "") }).toMatchInlineSnapshot(`
    {
      "detail": "http://127.0.0.1/__sitegen/api/contact/v1/send is refused: The enquiry was not accepted (HTTP 200)",
      "hint": "The service rejected the lead. Compare the form's fields and its \`send.success\` with the service's requirements (node_modules/countrysites/docs/forms.md).",
      "status": "failed",
    }
  `);
});

it("writes a message, and respects the longest name", () => {
  const lead = fillForm(
    {
      fields: [
        { type: "text", name: "name", label: "Name", maxLength: 14 },
        { type: "textarea", name: "message", label: "Message", rows: 3 },
        { type: "checkbox", name: "consent", label: "I agree", value: "yes" },
      ],
    } as unknown as Parameters<typeof fillForm>[0],
    "4f3a9c21",
    { url: "https://www.faraway.net/", title: "" },
  );
  expect(lead).toEqual([
    ["name", "sitegen doctor"],
    ["message", "This is a test of the form by sitegen doctor (test) 4f3a9c21. No answer is needed."],
    ["consent", "yes"],
  ]);
});

it("compares what is live with what was built", () => {
  const url = "https://www.faraway.net/atlantis/";
  expect(compareHomes(url, homeOf("0001"), homeOf("0001")).status).toBe("ok");
  expect(compareHomes(url, homeOf("0001"), homeOf("0002"))).toMatchInlineSnapshot(`
    {
      "detail": "https://www.faraway.net/atlantis/ is from another build (0001; the last one is 0002)",
      "hint": "Deploy dist/, or build the live version: \`sitegen build\`.",
      "status": "warning",
    }
  `);
  expect(compareHomes(url, `${homeOf("0001")}<script></script>`, homeOf("0001"))).toMatchInlineSnapshot(`
    {
      "detail": "https://www.faraway.net/atlantis/ is from the last build, but its content differs",
      "hint": "Deploy dist/. If it is deployed, something changes pages in between (an injected script, a minifier).",
      "status": "warning",
    }
  `);
  const hidden = `${homeOf("0001")}<a href="/cdn-cgi/l/email-protection#6e04">[email&#160;protected]</a>`;
  expect(compareHomes(url, hidden, homeOf("0001"))).toMatchInlineSnapshot(`
    {
      "detail": "a proxy hides the email addresses of https://www.faraway.net/atlantis/, and the Content-Security-Policy blocks its script that shows them",
      "hint": "Switch off Cloudflare's Email Address Obfuscation (Security, Settings, or Scrape Shield), or whatever removes HTML comments: \`<!--email_off-->\` protects addresses from it.",
      "status": "failed",
    }
  `);
  expect(compareHomes(url, "<title>Parked</title>", homeOf("0001"))).toMatchInlineSnapshot(`
    {
      "detail": "https://www.faraway.net/atlantis/ is not a page that sitegen has built",
      "hint": "Find out what serves it, and upload the contents of dist/.",
      "status": "failed",
    }
  `);
});
