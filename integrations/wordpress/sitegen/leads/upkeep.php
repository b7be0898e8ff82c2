<?php
/** What is done by the clock: mails again, old enquiries and counts away. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** The hourly and the daily event. */
const UPKEEP = 'sitegen_upkeep';
const DAILY  = 'sitegen_daily';

add_action(
	'init',
	static function (): void {
		foreach ( array( UPKEEP => 'hourly', DAILY => 'daily' ) as $event => $interval ) {
			if ( ! wp_next_scheduled( $event ) ) {
				wp_schedule_event( time() + HOUR_IN_SECONDS, $interval, $event );
			}
		}
	}
);

add_action( UPKEEP, __NAMESPACE__ . '\mail_again' );
add_action( UPKEEP, __NAMESPACE__ . '\mail_many' );
add_action( DAILY, __NAMESPACE__ . '\mail_robots' );
add_action( UPKEEP, __NAMESPACE__ . '\delete_old_leads' );
add_action( UPKEEP, __NAMESPACE__ . '\forget_old_keys' );

/** Deletes the enquiries that are older than the settings say. */
function delete_old_leads(): void {
	$days = (int) settings()['keep_days'];
	if ( 0 === $days ) {
		return;
	}
	$old = get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => array( 'private', 'trash' ),
			'numberposts' => 200,
			'fields'      => 'ids',
			'date_query'  => array( array( 'before' => "$days days ago" ) ),
		)
	);
	foreach ( $old as $id ) {
		wp_delete_post( $id, true );
	}
}

/** Forgets ids that no site sends again, and counts of times that are over. */
function forget_old_keys(): void {
	global $wpdb;
	$keys   = $wpdb->esc_like( KEY_OPTION ) . '%';
	$counts = $wpdb->esc_like( COUNT_OPTION ) . '%';
	$latest = $wpdb->esc_like( COUNT_OPTION . intdiv( time(), COUNT_SECONDS ) . '_' ) . '%';
	$before = time() - KEY_DAYS * DAY_IN_SECONDS;
	// phpcs:disable WordPress.DB -- many options at once.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND CAST(SUBSTRING_INDEX(option_value, ':', -1) AS UNSIGNED) < %d", $keys, $before ) );
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_name NOT LIKE %s", $counts, $latest ) );
	// phpcs:enable
}
