<?php
/** Tools → Export and Erase Personal Data of WordPress know the enquiries. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Enquiries that are looked at in one step. */
const LEADS_PER_STEP = 100;

add_filter(
	'wp_privacy_personal_data_exporters',
	static function ( array $exporters ): array {
		$exporters['sitegen'] = array(
			'exporter_friendly_name' => __( 'Enquiries', 'sitegen' ),
			'callback'               => __NAMESPACE__ . '\export_leads',
		);
		return $exporters;
	}
);

add_filter(
	'wp_privacy_personal_data_erasers',
	static function ( array $erasers ): array {
		$erasers['sitegen'] = array(
			'eraser_friendly_name' => __( 'Enquiries', 'sitegen' ),
			'callback'             => __NAMESPACE__ . '\erase_leads',
		);
		return $erasers;
	}
);

/** The enquiries of an e-mail address, for its owner. */
function export_leads( string $email, int $page = 1 ): array {
	list( $ids, $is_last ) = leads_of( $email, $page );
	$items = array();
	foreach ( $ids as $id ) {
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
		'done' => $is_last,
	);
}

/** Deletes the enquiries of an e-mail address. All in one step: what is deleted moves those after it. */
function erase_leads( string $email ): array {
	$removed = 0;
	$page    = 1;
	$found   = array();
	do {
		list( $ids, $is_last ) = leads_of( $email, $page++ );
		$found = array_merge( $found, $ids );
	} while ( ! $is_last );
	foreach ( $found as $id ) {
		$removed += wp_delete_post( $id, true ) ? 1 : 0;
	}
	return array(
		'items_removed'  => $removed,
		'items_retained' => count( $found ) - $removed,
		'messages'       => array(),
		'done'           => true,
	);
}

/** Ids of a step's enquiries that have an address as one of their values, and whether that was the last step. */
function leads_of( string $email, int $page ): array {
	$ids = get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => array( 'private', 'trash' ),
			'numberposts' => LEADS_PER_STEP,
			'offset'      => ( $page - 1 ) * LEADS_PER_STEP,
			'orderby'     => 'ID',
			'fields'      => 'ids',
		)
	);
	$is_theirs = static function ( int $id ) use ( $email ): bool {
		return in_array( strtolower( $email ), array_map( 'strtolower', array_map( 'trim', lead_values( $id ) ) ), true );
	};
	return array( array_values( array_filter( $ids, $is_theirs ) ), count( $ids ) < LEADS_PER_STEP );
}
