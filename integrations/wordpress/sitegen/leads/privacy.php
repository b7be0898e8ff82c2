<?php
/** Tools → Export and Erase Personal Data of WordPress know the enquiries. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Most enquiries that one step gives or deletes. */
const LEADS_PER_STEP = 100;

add_filter(
	'wp_privacy_personal_data_exporters',
	static function ( $exporters ): array {
		$exporters            = (array) $exporters;
		$exporters['sitegen'] = array(
			'exporter_friendly_name' => __( 'Enquiries', 'sitegen' ),
			'callback'               => __NAMESPACE__ . '\export_leads',
		);
		return $exporters;
	}
);

add_filter(
	'wp_privacy_personal_data_erasers',
	static function ( $erasers ): array {
		$erasers            = (array) $erasers;
		$erasers['sitegen'] = array(
			'eraser_friendly_name' => __( 'Enquiries', 'sitegen' ),
			'callback'             => __NAMESPACE__ . '\erase_leads',
		);
		return $erasers;
	}
);

/** The enquiries of an e-mail address, for its owner: the part of them that WordPress asks for. */
function export_leads( string $email, int $page = 1 ): array {
	$all   = leads_of( $email );
	$items = array();
	foreach ( array_slice( $all, ( $page - 1 ) * LEADS_PER_STEP, LEADS_PER_STEP ) as $id ) {
		$data = array();
		foreach ( lead_values( $id ) as $name => $value ) {
			$data[] = compact( 'name', 'value' );
		}
		$items[] = array(
			'group_id'    => 'sitegen',
			'group_label' => __( 'Enquiries', 'sitegen' ),
			'item_id'     => "sitegen-$id",
			'data'        => $data,
		);
	}
	return array(
		'data' => $items,
		'done' => count( $all ) <= $page * LEADS_PER_STEP,
	);
}

/** Deletes the first enquiries of an e-mail address. WordPress asks until it is done; the next step finds what is left. */
function erase_leads( string $email ): array {
	$all     = leads_of( $email );
	$step    = array_slice( $all, 0, LEADS_PER_STEP );
	$removed = count( array_filter( $step, static fn( int $id ): bool => (bool) wp_delete_post( $id, true ) ) );
	return array(
		'items_removed'  => $removed,
		'items_retained' => count( $step ) - $removed,
		'messages'       => array(),
		// What can't be deleted now can't be in the next step.
		'done'           => 0 === $removed || count( $all ) === count( $step ),
	);
}

/** Ids of all enquiries that have an address as one of their values. */
function leads_of( string $email ): array {
	global $wpdb;
	$part = '%' . $wpdb->esc_like( trim( wp_json_encode( $email ), '"' ) ) . '%';
	// phpcs:ignore WordPress.DB -- posts can't be asked for by a part of what they hold.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT post_id, meta_value FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s ORDER BY post_id", LEAD_VALUES, $part ) );
	$ids  = array();
	foreach ( $rows as $row ) {
		$values = array_map( 'strtolower', array_map( 'trim', (array) json_decode( $row->meta_value, true ) ) );
		if ( in_array( strtolower( $email ), $values, true ) ) {
			$ids[] = (int) $row->post_id;
		}
	}
	return $ids;
}
