<?php
/** How many enquiries come from one address. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Begins the names of the options that count. */
const COUNT_OPTION = 'sitegen_count_';

/** The time that is counted in, in seconds. */
const COUNT_SECONDS = 600;

/** Seconds until an address may send again; 0 where it may now. Counts this enquiry. */
function seconds_to_wait(): int {
	global $wpdb;
	$limit = (int) settings()['limit'];
	if ( 0 === $limit ) {
		return 0;
	}
	$window = intdiv( time(), COUNT_SECONDS );
	// The address itself is stored nowhere.
	$name = COUNT_OPTION . $window . '_' . substr( wp_hash( visitor_address() ), 0, 32 );
	// phpcs:ignore WordPress.DB -- options of WordPress are not atomic.
	$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '1', 'no') ON DUPLICATE KEY UPDATE option_value = option_value + 1", $name ) );
	// phpcs:ignore WordPress.DB
	$count = (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
	return $count > $limit ? ( $window + 1 ) * COUNT_SECONDS - time() : 0;
}

/**
 * The visitor's address. Behind a proxy in the own network it is the last one that the proxy has noted: those before it are
 * what the visitor says. The filter `sitegen_visitor_address` may know better.
 */
function visitor_address(): string {
	$address = sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) );
	$passed  = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) );
	$is_own  = false === filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
	$last    = trim( (string) strrchr( ",$passed", ',' ), ', ' );
	return apply_filters( 'sitegen_visitor_address', $is_own && '' !== $last ? $last : $address );
}
