import { beforeEach, describe, expect, it } from "vitest";
import { judgeAnswer } from "../../runtime/site/sendLead.ts";
import { type SendConfig, HONEYPOT_NAME } from "../../runtime/site/forms.ts";
import { form, phpText, useWordpress } from "./askPlugin.ts";

const { wordpress, run, send, set, leads, forget } = useWordpress();

const LEAD = { "your-name": "Asha", "your-email": "asha@example.com" };
const OK = { status: 200, message: "success" };
const SEND: SendConfig = { url: "", as: "multipart", success: OK };

beforeEach(() => forget());

describe("an enquiry with the hidden field filled in", () => {
  const trapped = form({ ...LEAD, [HONEYPOT_NAME]: "https://site.example" });

  it("is stored and answered as any other, mailed in the day's summary, and not by itself", async () => {
    const before = wordpress().mails().length;
    const answer = await send(trapped);
    expect([answer.status, await answer.json()]).toEqual([200, OK]);
    await run("do_action( 'sitegen_upkeep' ); return true;");
    const [lead] = await leads();
    expect([lead?.values, lead?.mail]).toEqual([{ ...LEAD, [HONEYPOT_NAME]: "https://site.example" }, ""]);
    expect(wordpress().mails().length).toBe(before);
    expect(await run(`return Sitegen\\mail_state( ${lead?.id} );`)).toContain("May be a robot");

    for (let day = 0; day < 2; day++) await run("do_action( 'sitegen_daily' ); return true;");
    const mails = wordpress().mails().slice(before);
    expect(mails).toMatchObject([{ to: "admin@example.com", subject: "1 enquiry that was not mailed by itself" }]);
    expect(mails[0]?.message).toContain(`post=${lead?.id}&`);
    expect(mails[0]?.message).toContain("Asha, asha@example.com");
    expect((await leads())[0]?.mail).toBe("sent");
  });

  it("is in the next summary where one could not be mailed", async () => {
    await send(trapped);
    await run("add_filter( 'pre_wp_mail', '__return_false', 99 ); do_action( 'sitegen_daily' ); return true;");
    expect([(await leads())[0]?.mail, await run("return Sitegen\\has_unmailed();")]).toEqual(["1", true]);
    await run("do_action( 'sitegen_daily' ); return true;");
    expect((await leads())[0]?.mail).toBe("sent");
  });

  it("with nothing else is empty, and one with that field empty is an enquiry like any other", async () => {
    expect((await send(form({ [HONEYPOT_NAME]: "x" }))).status).toBe(400);
    expect((await send(form({ ...LEAD, [HONEYPOT_NAME]: "" }))).status).toBe(200);
    await expect.poll(leads).toMatchObject([{ mail: "sent", values: LEAD }]);
    expect(Object.keys((await leads())[0]?.values ?? {})).not.toContain(HONEYPOT_NAME);
  });

  it("is told to other code with its reason, which other code may decide", async () => {
    const reasonFor = (filter: string) =>
      run(
        `add_filter( 'sitegen_hold', ${filter} ); return Sitegen\\reason_to_hold( array( 'your-website' => 'x' ), 1 );`,
      );
    expect(await reasonFor("'__return_empty_string'")).toBe("");
    expect(await reasonFor("'__return_null'")).toBe("robot");
    expect(
      await run(`add_action( 'sitegen_lead', function ( $id, $values, $held ) { $GLOBALS['told'] = $held; }, 10, 3 );
        $request = new WP_REST_Request( 'POST', '/contact/v1/send' );
        $request->set_body_params( array( 'a' => 'b', 'your-website' => 'x' ) );
        rest_do_request( $request ); do_action( 'shutdown' ); return $GLOBALS['told'];`),
    ).toBe("robot");
  });
});

describe("limits", () => {
  const via = (addresses: string, id = "") =>
    send(form(LEAD), { "x-forwarded-for": addresses, ...(id && { "idempotency-key": id }) });

  it("mail what comes from one address one by one at first, and then as a list", async () => {
    await set({ mail_limit: 2 });
    const before = wordpress().mails().length;
    for (let n = 0; n < 5; n++) expect((await send(form({ ...LEAD, n: String(n) }))).status).toBe(200);
    await expect.poll(() => wordpress().mails().length).toBe(before + 2);
    for (let hour = 0; hour < 2; hour++) await run("do_action( 'sitegen_upkeep' ); return true;");
    expect(
      wordpress()
        .mails()
        .slice(before + 2),
    ).toMatchObject([{ subject: "3 enquiries that were not mailed by themselves" }]);
    expect((await leads()).map(({ mail }) => mail)).toEqual(Array.from({ length: 5 }, () => "sent"));
  });

  it("are five mails and thirty enquiries in ten minutes when nothing is set", async () => {
    expect(await run("return Sitegen\\default_settings();")).toMatchObject({ limit: 30, mail_limit: 5 });
  });

  it("tell an address that sends too much to wait, and lose nothing of the others", async () => {
    await set({ limit: 3, proxies: "127.0.0.1" });
    for (let time = 0; time < 3; time++) expect((await via("192.0.2.7")).status).toBe(200);
    const answer = await via("192.0.2.7", "later");
    expect(answer.status).toBe(429);
    expect(await judgeAnswer(SEND, answer)).toBe("unavailable");
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await via("192.0.2.8")).status).toBe(200);
    // What was told to wait is taken as a new one.
    expect((await via("192.0.2.9", "later")).status).toBe(200);
    expect(await leads()).toHaveLength(5);
    expect(
      JSON.stringify(
        await run(
          `global $wpdb; return $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'sitegen%'" );`,
        ),
      ),
    ).not.toContain("192.0.2");
  });

  it("count the address of the connection, whatever a visitor says, where no proxy is named", async () => {
    await set({ limit: 1 });
    expect((await via("192.0.2.7")).status).toBe(200);
    expect((await via("192.0.2.8")).status).toBe(429);
  });

  it("store a hundred at once where there is none", async () => {
    await set({ limit: 0 });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => send(form({ ...LEAD, n: String(n) }))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set((await leads()).map(({ values }) => values["n"])).size).toBe(100);
  });
});

describe("the visitor's address", () => {
  it.each<[about: string, proxies: string, connection: string, noted: string, address: string]>([
    ["is the connection's by default, also in a private network", "", "10.0.0.2", "192.0.2.7", "10.0.0.2"],
    ["is what a named proxy has noted", "10.0.0.2", "10.0.0.2", "192.0.2.7", "192.0.2.7"],
    [
      "is what the last one has noted, not what the visitor says",
      "10.0.0.2",
      "10.0.0.2",
      "1.1.1.1, 192.0.2.7",
      "192.0.2.7",
    ],
    ["is what is before several proxies", "10.0.0.0/8", "10.0.0.2", "1.1.1.1, 192.0.2.7, 10.9.9.9", "192.0.2.7"],
    ["is the connection's from beside a range", "10.0.0.0/15", "10.2.0.1", "192.0.2.7", "10.2.0.1"],
    ["is what a proxy at the end of a range has noted", "10.0.0.0/15", "10.1.255.255", "192.0.2.7", "192.0.2.7"],
    ["comes from a proxy of IPv6", "fd00::/8, 2001:db8::1", "2001:db8::1", "2001:db8:1::2", "2001:db8:1::2"],
    ["is IPv4 where the server writes it as IPv6", "10.0.0.2", "::ffff:10.0.0.2", "192.0.2.7", "192.0.2.7"],
    ["has no port", "10.0.0.2", "10.0.0.2", "192.0.2.7:5123", "192.0.2.7"],
    ["has no brackets", "10.0.0.2", "10.0.0.2", "[2001:db8::2]:5123", "2001:db8::2"],
    ["is the proxy's where it has noted no address", "10.0.0.2", "10.0.0.2", "unknown", "10.0.0.2"],
    ["is the proxy's where it has noted nothing", "10.0.0.2", "10.0.0.2", "", "10.0.0.2"],
  ])("%s", async (_, proxies, connection, noted, address) => {
    await set({ proxies });
    const found = await run(`$_SERVER['REMOTE_ADDR'] = ${phpText(connection)};
      $_SERVER['HTTP_X_FORWARDED_FOR'] = ${phpText(noted)}; return Sitegen\\visitor_address();`);
    expect(found).toBe(address);
  });

  it("is what the settings say that it is not, while a proxy is not named", async () => {
    const hint = () =>
      run(`$_SERVER['REMOTE_ADDR'] = '10.0.0.2'; $_SERVER['HTTP_X_FORWARDED_FOR'] = '192.0.2.7';
        return Sitegen\\proxies_hint();`);
    expect(await hint()).toContain("This page was asked for by 10.0.0.2, as by a proxy.");
    await set({ proxies: "10.0.0.2" });
    expect(await hint()).not.toContain("10.0.0.2");
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["192.0.2.1", "192.0.2.2", false],
    ["192.0.2.1", "::ffff:192.0.2.1", true],
  ])("of %s and %s is counted as one: %s", async (one, other, isOne) => {
    const counted = (await run(
      `return array_map( 'Sitegen\\counted_address', array( '${one}', '${other}' ) );`,
    )) as string[];
    expect(counted[0] === counted[1]).toBe(isOne);
  });

  it.each([
    ["10.0.0.0/8, 2001:db8::/32", true],
    ["10.0.0/8", false],
    ["10.0.0.0/33", false],
    ["proxy.example.com", false],
  ])("has proxies that are addresses or ranges: %s", async (written, isTaken) => {
    const saved = (await run(`require_once ABSPATH . 'wp-admin/includes/template.php';
      return Sitegen\\clean_settings( array( 'proxies' => ${phpText(written)} ) );`)) as { proxies: string };
    expect(saved.proxies).toBe(isTaken ? written : "");
  });
});
