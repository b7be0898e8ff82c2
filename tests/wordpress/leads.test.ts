import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { judgeAnswer } from "../../runtime/site/judgeAnswer.ts";
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
        message: expect.stringContaining("textmessage: First\nSecond <b>\n") as string,
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

describe("limits", () => {
  it("tell an address that sends too much to wait, and lose nothing of the others", async () => {
    await set({ limit: 3 });
    // Behind a proxy of the own network: the last address is the one that it saw.
    const from = (address: string, id = "") =>
      send(form(LEAD), { "x-forwarded-for": `1.1.1.1, ${address}`, ...(id && { "idempotency-key": id }) });
    for (let time = 0; time < 3; time++) expect((await from("192.0.2.7")).status).toBe(200);
    const answer = await from("192.0.2.7", "later");
    expect(answer.status).toBe(429);
    expect(await judgeAnswer(SEND, answer)).toBe("unavailable");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("192.0.2.8")).status).toBe(200);
    // What was told to wait is taken as a new one.
    expect((await from("192.0.2.9", "later")).status).toBe(200);
    expect(await leads()).toHaveLength(5);
    expect(
      JSON.stringify(
        await run(
          `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'sitegen%'" );`,
        ),
      ),
    ).not.toContain("192.0.2");
  });

  it("store a hundred at once where there is none", async () => {
    await set({ limit: 0 });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(form({ ...LEAD, n: String(n) }))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set((await leads()).map(({ values }) => values["n"])).size).toBe(100);
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
});

describe("by the clock", () => {
  it("old enquiries, ids and counts go, newer ones stay", async () => {
    await set({ keep_days: 30 });
    await send(form({ ...LEAD, n: "old" }), { "idempotency-key": "old" });
    await send(form({ ...LEAD, n: "new" }), { "idempotency-key": "new" });
    const [old] = await leads();
    await run(`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_date' => '2020-01-01 00:00:00', 'post_date_gmt' => '2020-01-01 00:00:00' ), array( 'ID' => ${old?.id} ) );
      $wpdb->update( $wpdb->options, array( 'option_value' => 'done:1577836800' ), array( 'option_name' => 'sitegen_key_' . hash( 'sha256', 'old' ) ) );
      add_option( 'sitegen_count_1_abc', '5' ); clean_post_cache( ${old?.id} ); do_action( 'sitegen_upkeep' ); return true;`);
    expect((await leads()).map(({ values }) => values["n"])).toEqual(["new"]);
    const names = (await run(
      `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'sitegen\\_key%' OR option_name LIKE 'sitegen\\_count%'" );`,
    )) as string[];
    expect(names.filter((name) => name.includes("_key_"))).toHaveLength(1);
    expect(names).not.toContain("sitegen_count_1_abc");
    expect(names.some((name) => name.startsWith("sitegen_count_"))).toBe(true);
  });
});

describe("the tools for personal data", () => {
  it("give and delete the enquiries of an address", async () => {
    for (const email of ["asha@example.com", "ASHA@example.com", "other@example.com"])
      await send(form({ "your-name": "A", "your-email": email }));
    expect(await run("return Sitegen\\export_leads( 'asha@example.com' );")).toMatchObject({
      done: true,
      data: [{}, {}],
    });
    expect(await run("return Sitegen\\erase_leads( 'asha@example.com' );")).toMatchObject({
      items_removed: 2,
      items_retained: 0,
      done: true,
    });
    expect((await leads()).map(({ values }) => values["your-email"])).toEqual(["other@example.com"]);
  });
});

it("PHP warned of nothing", () => {
  const log = join(wordpress().folder, "wp-content/debug.log");
  const ours = existsSync(log)
    ? readFileSync(log, "utf8")
        .split("\n")
        .filter((line) => line.includes("mu-plugins/sitegen"))
    : [];
  expect(ours).toEqual([]);
});
