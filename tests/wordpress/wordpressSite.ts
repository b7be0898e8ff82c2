import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import markdownIt from "markdown-it";
import { parse } from "yaml";
import { photo } from "../unit/photo.ts";
import { edit, sitegen } from "../integration/build/sitegen.ts";
import { phpText } from "./askPlugin.ts";
import type { Wordpress } from "./startWordpress.ts";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const INDIA = "countries/india.yaml";
const NEWS = "countries/content/india/news";

/** The shipped project, whose posts of India are in a WordPress: they have been taken out of its files. */
export interface WordpressSite {
  root: string;
  /** Slugs of the posts. */
  slugs: string[];
  /** The one with a picture. */
  pictured: string;
  /** Runs a command in the project. @returns what it prints */
  run: (command: string, ...args: string[]) => string;
  remove: () => void;
}

/**
 * Moves the posts of India into a WordPress, and pulls them into the project.
 * @param isAsked Its pages ask the WordPress for the menu too, and send it their forms.
 */
export async function makeWordpressSite(wordpress: Wordpress, isAsked: boolean): Promise<WordpressSite> {
  const root = mkdtempSync(join(tmpdir(), "sitegen-wp-site-"));
  const run = (command: string, ...args: string[]) => sitegen([command, ...args, "--root", root]);
  cpSync(join(REPOSITORY, "countries"), join(root, "countries"), { recursive: true });
  const names = readdirSync(join(root, NEWS)).filter((name) => name.endsWith(".md") && name !== "index.md");
  await wordpress.run("update_option( 'permalink_structure', '/news/%postname%/' ); return true;");
  const slugs = names.map((name) => name.replace(/\.md$/, ""));
  for (const slug of slugs) {
    const file = join(root, NEWS, `${slug}.md`);
    const [, frontMatter = "", ...text] = readFileSync(file, "utf8").split(/^---$/m);
    await insertPost(wordpress, slug, parse(frontMatter) as FrontMatter, htmlOf(text.join("---"), wordpress.origin));
    rmSync(file);
  }
  const pictured = slugs.at(-1) ?? "";
  await addPicture(wordpress, pictured);
  edit(join(root, INDIA), /$/, `\npull:\n  from: ${wordpress.origin}/wp-json\n  posts: { group: news }\n`);
  if (isAsked) askWordpress(root, wordpress.origin, Number(await wordpress.run(MAKE_MENU)));
  run("pull");
  return { root, slugs, pictured, run, remove: () => rmSync(root, { recursive: true, force: true }) };
}

interface FrontMatter {
  title: string;
  summary: string;
  date: string;
  category: string;
}

/** A text as an editor of the CMS has written it: sums stand in it, and links are addresses of the CMS. */
const htmlOf = (markdown: string, origin: string): string =>
  markdownIt()
    .render(markdown.replaceAll(/\{\{[^}]*\}\}/g, "₹1,00,000"))
    .replaceAll('href="/', `href="${origin}/`);

const insertPost = ({ run }: Wordpress, slug: string, { title, summary, date, category }: FrontMatter, html: string) =>
  run(`$id = wp_insert_post( array( 'post_status' => 'publish', 'post_name' => ${phpText(slug)}, 'post_title' => ${phpText(title)},
    'post_excerpt' => ${phpText(summary)}, 'post_date' => '${date} 09:00:00',
    'post_content' => wp_slash( ${phpText(html)} ) ), true );
    require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
    wp_set_post_categories( $id, array( wp_create_category( ${phpText(category)} ) ) );
    return $id;`);

/** Gives a post a featured image. */
async function addPicture({ run, folder }: Wordpress, slug: string): Promise<void> {
  writeFileSync(join(folder, "campus.jpg"), await photo(1600, 900, (image) => image.jpeg()));
  await run(`require_once ABSPATH . 'wp-admin/includes/image.php';
    $upload = wp_upload_bits( 'campus.jpg', null, file_get_contents( ABSPATH . 'campus.jpg' ) );
    $id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Campus', 'post_status' => 'inherit' ), $upload['file'] );
    wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
    update_post_meta( $id, '_wp_attachment_image_alt', 'A campus in autumn' );
    set_post_thumbnail( get_page_by_path( ${phpText(slug)}, OBJECT, 'post' )->ID, $id );
    return true;`);
}

const MAKE_MENU = `$menu = wp_create_nav_menu( 'Header' );
  $add = fn( $title, $url, $parent = 0 ) => wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => $url,
    'menu-item-type' => 'custom', 'menu-item-status' => 'publish', 'menu-item-parent-id' => $parent ) );
  $services = $add( 'Services &amp; visas', home_url( '/services/' ) );
  $add( 'Visa guidance', home_url( '/services/visa-guidance/' ), $services );
  $add( 'News', home_url( '/news/' ) );
  return $menu;`;

/** Has the pages of India ask the WordPress for all that they ask. */
function askWordpress(root: string, origin: string, menu: number): void {
  const network = join(root, "countries/network.yaml");
  edit(network, "https://cms.farhaven.example/wp-json", `${origin}/wp-json`);
  edit(network, "send: { to: contentApi,", "send: { to: contentApi, identity: { header: Idempotency-Key },");
  edit(join(root, INDIA), "menuId: 6", `menuId: ${menu}`);
}
