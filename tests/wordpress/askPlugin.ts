import { afterAll, beforeAll, expect } from "vitest";
import { startWordpress, type Wordpress } from "./startWordpress.ts";

/** An enquiry as WordPress stores it. */
interface StoredLead {
  id: number;
  title: string;
  status: string;
  values: Record<string, string>;
  /** `sent`, or how often its mail has failed. */
  mail: string;
}

/** A WordPress for the tests of a file, and what they ask it. */
export function useWordpress() {
  let started: Wordpress | undefined;
  beforeAll(async () => {
    started = await startWordpress();
  });
  afterAll(async () => {
    const warnings = started?.warnings() ?? [];
    await started?.stop();
    expect(warnings).toEqual([]);
  });
  const wordpress = (): Wordpress => {
    if (!started) throw new Error("WordPress has not been started.");
    return started;
  };
  return {
    wordpress,
    run: (php: string) => wordpress().run(php),
    get: (path: string, init?: RequestInit) => fetch(`${wordpress().origin}/wp-json/${path}`, init),
    send: (body: BodyInit, headers: Record<string, string> = {}, query = "") =>
      fetch(`${wordpress().origin}/wp-json/contact/v1/send${query}`, {
        method: "POST",
        body,
        headers,
        redirect: "manual",
      }),
    set: (settings: Record<string, string | number>) =>
      wordpress().run(
        `update_option( 'sitegen_settings', json_decode( ${phpText(JSON.stringify(settings))}, true ) ); return true;`,
      ),
    leads: async () =>
      (await wordpress().run(`return array_map( fn( $post ) => array(
        'id' => $post->ID, 'title' => $post->post_title, 'status' => $post->post_status,
        'values' => (object) Sitegen\\lead_values( $post->ID ), 'mail' => get_post_meta( $post->ID, '_sitegen_mail', true ),
      ), get_posts( array( 'post_type' => 'sitegen_lead', 'post_status' => 'any', 'numberposts' => -1, 'order' => 'ASC', 'orderby' => 'ID' ) ) );`)) as StoredLead[],
    forget: () =>
      wordpress()
        .run(`foreach ( get_posts( array( 'post_type' => 'sitegen_lead', 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) wp_delete_post( $post->ID, true );
        global $wpdb; $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'sitegen\\_%'" ); return true;`),
  };
}

/** A text of PHP. */
export const phpText = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** What a form sends. */
export function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(values)) data.append(key, value);
  return data;
}
