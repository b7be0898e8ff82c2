<?php
/** GET {menus}/menu/{id}: a menu of WordPress as a list of `title`, `url` and `child`. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Levels of a menu that sites show. */
const MENU_LEVELS = 3;

/** How long browsers and proxies may keep a menu, in seconds. */
const MENU_SECONDS = 300;

/** The menu of an id; 404 where there is none. */
function answer_menu( \WP_REST_Request $request ) {
	$menu = wp_get_nav_menu_object( (int) $request['id'] );
	// By id only: WordPress looks for names that are numbers, too.
	if ( ! $menu || (int) $menu->term_id !== (int) $request['id'] ) {
		return new \WP_Error( 'rest_no_route', __( 'There is no menu with this id.', 'sitegen' ), array( 'status' => 404 ) );
	}
	$items    = wp_get_nav_menu_items( $menu->term_id );
	$children = array();
	foreach ( is_array( $items ) ? $items : array() as $item ) {
		if ( is_public_item( $item ) ) {
			$children[ (int) $item->menu_item_parent ][] = $item;
		}
	}
	$response = rest_ensure_response( menu_level( $children, 0, 1 ) );
	$response->header( 'Cache-Control', 'public, max-age=' . MENU_SECONDS );
	return $response;
}

/** False for what leads to a page that is a draft, private, or gone: its title is nobody's to read. */
function is_public_item( object $item ): bool {
	if ( ! empty( $item->_invalid ) ) {
		return false;
	}
	return 'post_type' !== $item->type || 'publish' === get_post_status( (int) $item->object_id );
}

/** The items below one, by the order of the menu. `children`: items by their parent's id. */
function menu_level( array $children, int $parent, int $level ): array {
	$answer = array();
	foreach ( $children[ $parent ] ?? array() as $item ) {
		$below    = $level < MENU_LEVELS ? menu_level( $children, (int) $item->ID, $level + 1 ) : array();
		$answer[] = array(
			'title' => html_entity_decode( wp_strip_all_tags( $item->title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'url'   => esc_url_raw( $item->url, array( 'http', 'https', 'mailto', 'tel' ) ),
			'child' => $below ? $below : null,
		);
	}
	return $answer;
}
