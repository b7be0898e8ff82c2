import { beforeEach, describe, expect, it } from "vitest";
import { form, useWordpress } from "./askPlugin.ts";

const { run, send, set, leads, forget } = useWordpress();

const LEAD = { "your-name": "Asha", "your-email": "asha@example.com" };

beforeEach(() => forget());

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
  /** Stores enquiries of an address, without a request for each. */
  const store = (count: number, email: string) =>
    run(
      `for ( $n = 0; $n < ${count}; $n++ ) Sitegen\\store_lead( array( 'your-email' => '${email}', 'n' => (string) $n ), '', '' ); return true;`,
    );

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

  it("give and delete many in steps, and each once", async () => {
    await store(205, "asha@example.com");
    await store(3, "other@example.com");
    await send(form({ "your-email": "b@example.com", note: "My friend is asha@example.com" }));
    // As WordPress asks: page by page until it is done.
    const steps = (await run(`$steps = array( 'data' => array(), 'removed' => array() );
      for ( $page = 1; $page < 9; $page++ ) {
        $step = Sitegen\\export_leads( 'asha@example.com', $page );
        $steps['data'][] = array_column( $step['data'], 'item_id' );
        if ( $step['done'] ) break;
      }
      for ( $page = 1; $page < 9; $page++ ) {
        $step = Sitegen\\erase_leads( 'asha@example.com', $page );
        $steps['removed'][] = $step['items_removed'];
        if ( $step['done'] ) break;
      }
      return $steps;`)) as { data: string[][]; removed: number[] };
    expect(steps.data.map(({ length }) => length)).toEqual([100, 100, 5]);
    expect(new Set(steps.data.flat()).size).toBe(205);
    expect(steps.removed).toEqual([100, 100, 5]);
    expect(await leads()).toHaveLength(4);
  });

  it("end where WordPress may not delete", async () => {
    await store(2, "asha@example.com");
    expect(
      await run(
        "add_filter( 'pre_delete_post', '__return_false' ); return Sitegen\\erase_leads( 'asha@example.com' );",
      ),
    ).toMatchObject({ items_removed: 0, items_retained: 2, done: true });
  });
});

describe("without a setting", () => {
  it("enquiries go after a year", async () => {
    for (const n of ["old", "new"]) await send(form({ ...LEAD, n }));
    const [old, recent] = await leads();
    await run(`foreach ( array( ${old?.id} => 366, ${recent?.id} => 364 ) as $id => $days ) {
        $date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
        wp_update_post( array( 'ID' => $id, 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ) );
      }
      do_action( 'sitegen_upkeep' ); return true;`);
    expect((await leads()).map(({ values }) => values["n"])).toEqual(["new"]);
  });

  it("a file of Tools → Export holds none", async () => {
    await send(form(LEAD));
    const file = await run(`require_once ABSPATH . 'wp-admin/includes/export.php';
      ob_start(); export_wp(); return ob_get_clean();`);
    expect(file).toContain("<![CDATA[post]]>");
    expect(file).not.toContain("asha@example.com");
    expect(file).not.toContain("sitegen_lead");
  });
});
