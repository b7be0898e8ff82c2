import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { useWordpress } from "./askPlugin.ts";

const { wordpress, run, get, set, forget } = useWordpress();

beforeEach(() => forget());

/** A menu with an entity, three levels and a fourth, a draft, a private page and a script. */
const MAKE_MENU = `
  $menu = wp_create_nav_menu( 'Main' );
  $add = fn( $item, $parent = 0 ) => wp_update_nav_menu_item( $menu, 0, array( 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ) + $item );
  $link = fn( $title, $url, $parent = 0 ) => $add( array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-type' => 'custom' ), $parent );
  $page = fn( $title, $status ) => $add( array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page',
    'menu-item-object-id' => wp_insert_post( array( 'post_type' => 'page', 'post_title' => $title, 'post_status' => $status ) ) ) );
  $study = $link( 'Study &amp; Work <b>abroad</b>', 'https://www.example.com/abroad/' );
  $canada = $link( 'Canada', '/abroad/canada/', $study );
  $toronto = $link( 'Toronto', '/abroad/canada/toronto/', $canada );
  $link( 'A street', '/abroad/canada/toronto/street/', $toronto );
  $page( 'About us', 'publish' ); $page( 'New prices', 'draft' ); $page( 'Salaries', 'private' );
  $link( 'Bad', 'javascript:alert(1)' );
  return $menu;`;

describe("menus", () => {
  it("are lists of titles, addresses and children, without what is not public", async () => {
    const id = (await run(MAKE_MENU)) as number;
    const answer = await get(`menus/v1/menu/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    const origin = new URL(answer.url).origin;
    expect(await answer.json()).toEqual([
      {
        title: "Study & Work abroad",
        url: "https://www.example.com/abroad/",
        child: [
          {
            title: "Canada",
            url: "/abroad/canada/",
            child: [{ title: "Toronto", url: "/abroad/canada/toronto/", child: null }],
          },
        ],
      },
      { title: "About us", url: `${origin}/about-us/`, child: null },
      { title: "Bad", url: "", child: null },
    ]);
  });

  it("that there are none of", async () => {
    await run("wp_create_nav_menu( '4711' ); return true;");
    const answer = await get("menus/v1/menu/4711");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "rest_no_route" });
  });

  it("are where the settings say", async () => {
    await set({ menus: "navigation/v2" });
    expect((await get("menus/v1/menu/4711")).status).toBe(404);
    expect(await (await get("navigation/v2/menu/4711")).json()).toMatchObject({
      message: "There is no menu with this id.",
    });
  });
});

describe("options", () => {
  it("are false where none is named", async () => {
    expect(await (await get("acf/v2/options")).json()).toEqual({ acf: false });
  });

  it("are those that were named, and no others", async () => {
    await run("update_option( 'options_secret', 'not for you' ); return true;");
    await set({ options: "phone: +91 00000 00000\nhours: Mon: 9-17\n\nsecret\n" });
    expect(await (await get("acf/v2/options")).json()).toEqual({
      acf: { phone: "+91 00000 00000", hours: "Mon: 9-17" },
    });
  });

  it("of ACF are texts, numbers, lists of them, and groups: nothing of a user or a post", async () => {
    const plugin = join(wordpress().folder, "wp-content/mu-plugins/acf.php");
    const user = "array( 'ID' => 1, 'user_email' => 'admin@example.com' )";
    const fields = {
      phone: ["text", "'+91 00000 00000'"],
      offices: ["number", "4"],
      open: ["true_false", "true"],
      days: ["checkbox", "array( 'Mon', 'Tue' )"],
      owner: ["user", user],
      object: ["user", "get_user_by( 'id', 1 )"],
      owners: ["user", `array( ${user} )`],
      post: ["post_object", "get_post( 1 )"],
      logo: ["image", "array( 'ID' => 4, 'author' => '1' )"],
      address: ["group", `array( 'city' => 'Delhi', 'contact' => ${user} )`],
    };
    const parts =
      "array( array( 'name' => 'city', 'type' => 'text' ), array( 'name' => 'contact', 'type' => 'user' ) )";
    const list = Object.entries(fields).map(([name, [type, value]]) => `'${name}' => array( '${type}', ${value} ),`);
    writeFileSync(
      plugin,
      `<?php function acf_fields() { return array( ${list.join("\n")} ); }
      function get_field( $name ) { return acf_fields()[ $name ][1] ?? null; }
      function get_field_object( $name ) { return isset( acf_fields()[ $name ] ) ? array( 'type' => acf_fields()[ $name ][0], 'sub_fields' => ${parts} ) : false; }`,
    );
    onTestFinished(() => rmSync(plugin));
    await set({ options: [...Object.keys(fields), "unknown"].join("\n") });
    expect(await (await get("acf/v2/options")).json()).toEqual({
      acf: { phone: "+91 00000 00000", offices: 4, open: true, days: ["Mon", "Tue"], address: { city: "Delhi" } },
    });
  });
});
