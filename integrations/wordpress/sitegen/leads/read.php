<?php
/** What a form has sent, checked. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Most bytes, fields, and characters of a value. What visitors fill in is a hundredth of it. */
const LEAD_BYTES      = 65536;
const LEAD_FIELDS     = 60;
const LEAD_CHARACTERS = 10000;

/**
 * The values of an enquiry by their keys, in the order that they were sent. A `WP_Error` for what no form of a site sends: its
 * status tells the site's outbox not to send it again.
 */
function read_lead( \WP_REST_Request $request ) {
	$sent = $request->is_json_content_type() ? $request->get_json_params() : $request->get_body_params();
	// PHP keeps no body of what it has parsed as a form.
	if ( max( strlen( (string) $request->get_body() ), bytes_of( $sent ) ) > LEAD_BYTES ) {
		return refusal( 413, __( 'The enquiry is too large.', 'sitegen' ) );
	}
	if ( $request->get_file_params() ) {
		return refusal( 400, __( 'Files are not taken.', 'sitegen' ) );
	}
	if ( ! is_array( $sent ) || count( $sent ) > LEAD_FIELDS ) {
		return refusal( 400, __( 'The body is no form.', 'sitegen' ) );
	}
	$values = array();
	foreach ( $sent as $key => $value ) {
		$text = clean_value( $value );
		if ( null === $text || ! preg_match( '/^[\w.-]{1,64}$/', (string) $key ) ) {
			return refusal( 400, __( 'The enquiry has a field that is no text.', 'sitegen' ) );
		}
		// The trap is no field: it is a value only where it is filled in.
		if ( TRAP !== $key || '' !== trim( $text ) ) {
			$values[ $key ] = $text;
		}
	}
	return check_lead( $values );
}

/** The bytes of all keys and values. */
function bytes_of( $sent ): int {
	$bytes = 0;
	foreach ( is_array( $sent ) ? $sent : array() as $key => $value ) {
		$bytes += strlen( (string) $key ) + ( is_array( $value ) ? bytes_of( $value ) : strlen( (string) $value ) );
	}
	return $bytes;
}

/** A value as a text without control characters, its lines ended by `\n`; null for what is none, or too long. */
function clean_value( $value ): ?string {
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return null;
	}
	$text = (string) $value;
	if ( 1 !== preg_match( '//u', $text ) || mb_strlen( $text, 'UTF-8' ) > LEAD_CHARACTERS ) {
		return null;
	}
	// Browsers end lines as Windows does; programs that show a text know other ends, too.
	return preg_replace( '/[^\P{C}\t\n\x{200C}\x{200D}]/u', '', preg_replace( '/\R/u', "\n", $text ) );
}

/** The values, where they are an enquiry. The filter `sitegen_check_lead` may answer with a message that refuses them. */
function check_lead( array $values ) {
	$filled = array_filter( array_diff_key( $values, array( TRAP => '' ) ), static fn( string $value ): bool => '' !== trim( $value ) );
	if ( ! $filled ) {
		return refusal( 400, __( 'The enquiry is empty.', 'sitegen' ) );
	}
	foreach ( listed( settings()['required'] ) as $key ) {
		if ( ! isset( $filled[ $key ] ) ) {
			/* translators: %s: a field's key */
			return refusal( 400, sprintf( __( 'The enquiry has no “%s”.', 'sitegen' ), $key ) );
		}
	}
	$message = apply_filters( 'sitegen_check_lead', '', $values );
	return is_string( $message ) && '' !== $message ? refusal( 400, $message ) : $values;
}

/** An answer that something is not taken. */
function refusal( int $status, string $message ): \WP_Error {
	return new \WP_Error( 'sitegen_refused', $message, array( 'status' => $status ) );
}
