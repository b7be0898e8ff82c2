import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { judgeAnswer } from "../../runtime/site/sendLead.ts";
import type { SendConfig } from "../../runtime/site/forms.ts";
import { form, useWordpress } from "./askPlugin.ts";

const { wordpress, run, get, send, set, leads, forget } = useWordpress();

const LEAD = {
  "your-name": "Asha ❤ O'Neil \\ “x”",
  "your-email": "asha@example.com",
  textmessage: "First\nSecond <b>",
};
/** The shipped form's: by it a browser knows whether an enquiry is to be sent again. */
const OK = { status: 200, message: "success" };
const SEND: SendConfig = { url: "", as: "multipart", success: OK };

beforeEach(() => forget());

describe("an enquiry", () => {
  it.each(
    Object.entries({ multipart: form(LEAD), "URL-encoded": new URLSearchParams(LEAD), JSON: JSON.stringify(LEAD) }),
  )("as %s is stored as it was sent, and mailed", async (kind, body) => {
    const before = wordpress().mails().length;
    const answer = await send(body, kind === "JSON" ? { "content-type": "application/json" } : {});
    expect([answer.status, await answer.json()]).toEqual([200, OK]);
    await expect.poll(leads).toMatchObject([{ status: "private", mail: "sent", values: LEAD }]);
    expect(wordpress().mails().slice(before)).toMatchObject([
      {
        to: "admin@example.com",
        headers: ["Reply-To: asha@example.com"],
        message: expect.stringContaining("textmessage: First\n| Second <b>\n") as string,
      },
    ]);
  });

  it("can be read by no route, feed, page or search", async () => {
    await send(form({ "your-name": "Findmenot", "your-email": "findmenot@example.com" }));
    const id = (await leads())[0]?.id;
    const { origin } = wordpress();
    const pages = [
      `/wp-json/wp/v2/search?search=Findmenot&subtype=any`,
      `/wp-json/wp/v2/posts?search=Findmenot&status=publish`,
      `/wp-json/wp/v2/sitegen_lead`,
      `/wp-json/wp/v2/posts/${id}`,
      `/?s=Findmenot`,
      `/?s=Findmenot&post_type=sitegen_lead`,
      `/?p=${id}&post_type=sitegen_lead`,
      `/?post_type=sitegen_lead&feed=rss2`,
      `/wp-sitemap.xml`,
    ];
    for (const page of pages) {
      const text = await (await fetch(origin + page)).text();
      expect(
        text.replaceAll(/s=Findmenot|search=Findmenot|“Findmenot”|&#8220;Findmenot&#8221;|value="Findmenot"/g, ""),
        page,
      ).not.toContain("Findmenot@");
      expect(text, page).not.toContain("findmenot@example.com");
    }
  });

  it.each<[string, number, () => Promise<Response>]>([
    ["an empty form", 400, () => send(form({ "your-name": "  " }))],
    ["no form", 400, () => send("text", { "content-type": "text/plain" })],
    ["half of a JSON text", 400, () => send('{"your-name": "A', { "content-type": "application/json" })],
    ["a list in a field", 400, () => send('{"your-name": ["A"]}', { "content-type": "application/json" })],
    ["an array of PHP", 400, () => send(new URLSearchParams({ "your-name[a]": "x" }))],
    ["a key that is markup", 400, () => send(form({ "<b>": "x" }))],
    [
      "more fields than forms have",
      400,
      () => send(form(Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`a${n}`, "x"])))),
    ],
    ["a value of 10,001 characters", 400, () => send(form({ a: "é".repeat(10_001) }))],
    [
      "what is no UTF-8",
      400,
      () =>
        send(new URLSearchParams("a=%ff%fe").toString().replace(/=.*/, "=%ff%fe"), {
          "content-type": "application/x-www-form-urlencoded",
        }),
    ],
    ["70 kB", 413, () => send(form({ a: "x", b: "y".repeat(70_000) }))],
    [
      "a file",
      400,
      () => {
        const data = form(LEAD);
        data.append("cv", new Blob(["<?php"]), "cv.php");
        return send(data);
      },
    ],
  ])("%s is refused and not stored", async (_, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await judgeAnswer(SEND, answer)).toBe("refused");
    expect(await leads()).toEqual([]);
  });

  it.each([
    [
      "form",
      `$request->set_body_params( array( 'a' => str_repeat( 'y', 9000 ) ) + array_fill_keys( array( 'b', 'c', 'd', 'e', 'f', 'g', 'h' ), str_repeat( 'y', 9000 ) ) );`,
    ],
    [
      "JSON",
      `$request->set_header( 'content-type', 'application/json' ); $request->set_body( json_encode( array( 'a' => 'x' ) ) . str_repeat( ' ', 70000 ) );`,
    ],
  ])("as %s is measured, whatever length it says that it has", async (_, fill) => {
    const answer = await run(`$request = new WP_REST_Request( 'POST', '/contact/v1/send' );
      $request->set_header( 'content-length', '10' ); ${fill} return rest_do_request( $request )->get_status();`);
    expect(answer).toBe(413);
    expect(await leads()).toEqual([]);
  });

  it("must have the fields that the settings name", async () => {
    await set({ required: "your-name, your-phone" });
    const answer = await send(form(LEAD));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { status: 400, message: "The enquiry has no “your-phone”." },
    ]);
    expect((await send(form({ ...LEAD, "your-phone": "+91 00000 00000" }))).status).toBe(200);
  });

  it("loses its control characters, and keeps joiners of other scripts", async () => {
    await send(form({ "your-name": "A\u0000\u001b[31mB\u202e", note: "क्\u200dष\tx" }));
    expect((await leads())[0]?.values).toEqual({ "your-name": "A[31mB", note: "क्\u200dष\tx" });
  });
});

describe("one identity", () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ["header", {}, { "idempotency-key": "e5b9b9c4" }],
    ["field", { "enquiry-id": "e5b9b9c4" }, {}],
  ])("in a %s: repeated, it is answered as before and stored once", async (_, values, headers) => {
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push(await send(form({ ...LEAD, ...values }), headers));
    expect(await Promise.all(answers.map(async (one) => [one.status, await one.json()]))).toEqual([
      [200, OK],
      [200, OK],
      [200, OK],
    ]);
    expect(await leads()).toHaveLength(1);
  });

  it("is stored once when tries come at the same time", async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => send(form(LEAD), { "idempotency-key": "same" })));
    const statuses = tries.map(({ status }) => status);
    expect(statuses).toContain(200);
    // Who comes while it is being stored comes again later.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await leads()).toHaveLength(1);
    expect((await send(form(LEAD), { "idempotency-key": "same" })).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it("goes on where a request died before it stored anything", async () => {
    await run(`Sitegen\\claim_identity( hash( 'sha256', 'dead' ) ); return true;`);
    const early = await send(form(LEAD), { "idempotency-key": "dead" });
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await judgeAnswer(SEND, early)).toBe("unavailable");
    await run(
      `global $wpdb; $wpdb->query( "UPDATE $wpdb->options SET option_value = 'pending:1' WHERE option_name LIKE 'sitegen\\_key%'" ); return true;`,
    );
    expect((await send(form(LEAD), { "idempotency-key": "dead" })).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it("stores nothing twice where a request died after it stored", async () => {
    await send(form(LEAD), { "idempotency-key": "late" });
    await run(
      `global $wpdb; $wpdb->query( "UPDATE $wpdb->options SET option_value = 'pending:1' WHERE option_name LIKE 'sitegen\\_key%'" ); return true;`,
    );
    expect((await send(form(LEAD), { "idempotency-key": "late" })).status).toBe(200);
    expect(await leads()).toHaveLength(1);
  });

  it("may be sent by a site on another host", async () => {
    const answer = await get("contact/v1/send", {
      method: "OPTIONS",
      headers: {
        origin: "https://www.example.com",
        "access-control-request-method": "POST",
        "access-control-request-headers": "idempotency-key",
      },
    });
    expect(answer.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("idempotency-key");
    expect(answer.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
  });
});

describe("a mail that fails", () => {
  const flag = () => join(wordpress().folder, "no-mail");
  afterEach(() => rmSync(flag(), { force: true }));

  it("leaves the enquiry stored, is told, and sent again", async () => {
    writeFileSync(flag(), "");
    expect((await send(form(LEAD))).status).toBe(200);
    await expect.poll(leads).toMatchObject([{ mail: "1" }]);
    await run("do_action( 'sitegen_upkeep' ); return true;");
    expect(await leads()).toMatchObject([{ mail: "2" }]);
    expect(await run("return Sitegen\\has_unmailed();")).toBe(true);
    rmSync(flag());
    await run("do_action( 'sitegen_upkeep' ); return true;");
    expect(await leads()).toMatchObject([{ mail: "sent" }]);
    expect(await run("return Sitegen\\has_unmailed();")).toBe(false);
  });

  it("goes to the address of the settings, and no header of a visitor comes with it", async () => {
    await set({ mail_to: "office@example.com" });
    const before = wordpress().mails().length;
    await send(form({ "your-name": "A\r\nBcc: all@example.com", "your-email": "a@example.com\r\nBcc: b@example.com" }));
    await expect.poll(() => wordpress().mails().length).toBe(before + 1);
    const mail = wordpress().mails().at(-1);
    expect(mail?.to).toBe("office@example.com");
    expect(mail?.headers).toEqual([]);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });

  it.each(["\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\v", "\f"])(
    "has no line that a value has forged with %j",
    async (end) => {
      await send(form({ note: `Hello${end}your-phone: +1 900 000`, "your-phone": "+91 00000 00000" }));
      const id = (await leads())[0]?.id;
      await run(`Sitegen\\mail_lead( ${id} ); return true;`);
      const lines =
        wordpress()
          .mails()
          .at(-1)
          ?.message.split(/[\n\r\u2028\u2029\u0085\v\f]/) ?? [];
      expect(lines.filter((line) => line.startsWith("your-phone:"))).toEqual(["your-phone: +91 00000 00000"]);
      expect(lines).toContain("| your-phone: +1 900 000");
    },
  );
});
