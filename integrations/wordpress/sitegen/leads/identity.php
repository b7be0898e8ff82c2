<?php
/** One identity: a repeated enquiry is answered as the first was, and stored once. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Begins the names of the options that remember ids. */
const KEY_OPTION = 'sitegen_key_';

/** Days that an id is remembered: sites send again for three. */
const KEY_DAYS = 7;

/** Seconds after which a request that has not ended is taken for dead. */
const PENDING_SECONDS = 60;

/** The id of an enquiry, by the header or the field; an empty text where it has none. */
function identity_of( \WP_REST_Request $request, array $values ): string {
	$id = $request->get_header( 'idempotency-key' ) ?? $values[ settings()['identity_field'] ] ?? '';
	return '' === $id ? '' : hash( 'sha256', $id );
}

/**
 * Takes an id for this request. One statement, so that of two requests at once one gets it.
 *
 * @return string `taken`: it is this request's; `done`: it was answered before; `pending`: another request is at it.
 */
function claim_identity( string $key ): string {
	global $wpdb;
	$name = KEY_OPTION . $key;
	// phpcs:ignore WordPress.DB -- options of WordPress are not atomic.
	$is_first = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $name, 'pending:' . time() ) );
	if ( 1 === $is_first ) {
		return 'taken';
	}
	// phpcs:ignore WordPress.DB
	$state = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
	list( $word, $since ) = array_pad( explode( ':', $state, 2 ), 2, '0' );
	if ( 'done' === $word || is_stored( $key ) ) {
		return 'done';
	}
	if ( time() - (int) $since < PENDING_SECONDS ) {
		return 'pending';
	}
	// Whoever changes the old state goes on in the dead request's place.
	// phpcs:ignore WordPress.DB
	$is_mine = $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", 'pending:' . time(), $name, $state ) );
	return 1 === $is_mine ? 'taken' : 'pending';
}

/** Notes that an id's enquiry is stored. */
function finish_identity( string $key ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	$wpdb->update( $wpdb->options, array( 'option_value' => 'done:' . time() ), array( 'option_name' => KEY_OPTION . $key ) );
}

/** Gives an id back whose enquiry could not be stored: the next try begins anew. */
function release_identity( string $key ): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	$wpdb->delete( $wpdb->options, array( 'option_name' => KEY_OPTION . $key ) );
}
