<?php
/** Enquiries in the database: private posts of a type of their own, which no route and no search shows. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** The type of the posts, and the keys of what they hold. */
const LEAD_TYPE   = 'sitegen_lead';
const LEAD_VALUES = '_sitegen_values';
const LEAD_KEY    = '_sitegen_key';

/** Most values that an enquiry's title has. */
const TITLE_VALUES = 3;

add_action(
	'init',
	static function (): void {
		// Who may edit others' posts sees enquiries, nobody writes them.
		$editors = 'edit_others_posts';
		register_post_type(
			LEAD_TYPE,
			array(
				'labels'              => array(
					'name'          => __( 'Enquiries', 'sitegen' ),
					'singular_name' => __( 'Enquiry', 'sitegen' ),
					'edit_item'     => __( 'Enquiry', 'sitegen' ),
					'search_items'  => __( 'Search enquiries', 'sitegen' ),
					'not_found'     => __( 'No enquiries yet.', 'sitegen' ),
				),
				'public'              => false,
				'show_ui'             => true,
				'show_in_rest'        => false,
				'exclude_from_search' => true,
				// Files of Tools → Export are passed on.
				'can_export'          => false,
				'menu_icon'           => 'dashicons-email-alt',
				'supports'            => false,
				'map_meta_cap'        => true,
				'capabilities'        => array(
					'create_posts'           => 'do_not_allow',
					'edit_posts'             => $editors,
					'edit_others_posts'      => $editors,
					'edit_private_posts'     => $editors,
					'edit_published_posts'   => $editors,
					'delete_posts'           => $editors,
					'delete_others_posts'    => $editors,
					'delete_private_posts'   => $editors,
					'delete_published_posts' => $editors,
					'publish_posts'          => $editors,
					'read_private_posts'     => $editors,
				),
			)
		);
	}
);

/**
 * Stores an enquiry. @return int its post's id, or 0 where that failed. `key`: its id's hash, or an empty text. `held`: the
 * reason for which it is held, or an empty text.
 */
function store_lead( array $values, string $key, string $held ): int {
	// Plain ASCII: any character fits into any table.
	$json = wp_json_encode( $values );
	$id   = wp_insert_post(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => 'private',
			'post_title'  => wp_slash( lead_title( $values ) ),
			'meta_input'  => array(
				LEAD_VALUES => wp_slash( $json ),
				LEAD_KEY    => $key,
			) + ( '' === $held ? array() : array( LEAD_HELD => $held ) ),
		)
	);
	if ( $id && get_post_meta( $id, LEAD_VALUES, true ) !== $json ) {
		wp_delete_post( $id, true );
		return 0;
	}
	return (int) $id;
}

/** True where an enquiry of this id is stored. */
function is_stored( string $key ): bool {
	return (bool) get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => array( 'private', 'trash' ),
			'meta_key'    => LEAD_KEY, // phpcs:ignore WordPress.DB.SlowDBQuery -- after a crash only.
			'meta_value'  => $key, // phpcs:ignore WordPress.DB.SlowDBQuery
			'fields'      => 'ids',
		)
	);
}

/** The values of an enquiry by their keys. */
function lead_values( int $id ): array {
	$values = json_decode( (string) get_post_meta( $id, LEAD_VALUES, true ), true );
	return is_array( $values ) ? $values : array();
}

/** What a list shows of an enquiry: the first of its values. */
function lead_title( array $values ): string {
	$filled = array_filter( array_map( 'trim', $values ), 'strlen' );
	return sanitize_text_field( implode( ', ', array_slice( $filled, 0, TITLE_VALUES ) ) );
}

/** The first value that is an e-mail address; an empty text where none is. */
function lead_email( array $values ): string {
	foreach ( $values as $value ) {
		if ( is_email( trim( $value ) ) ) {
			return trim( $value );
		}
	}
	return '';
}
