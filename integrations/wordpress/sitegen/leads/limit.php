<?php
/** How many enquiries come from one address. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Begins the names of the options that count. */
const COUNT_OPTION = 'sitegen_count_';

/** The time that is counted in, in seconds. */
const COUNT_SECONDS = 600;

/** Counts an enquiry. @return int how many have come from its address in this time, with it. */
function count_enquiry(): int {
	global $wpdb;
	// The address itself is stored nowhere.
	$name = COUNT_OPTION . intdiv( time(), COUNT_SECONDS ) . '_' . substr( wp_hash( counted_address( visitor_address() ) ), 0, 32 );
	// phpcs:ignore WordPress.DB -- options of WordPress are not atomic.
	$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '1', 'no') ON DUPLICATE KEY UPDATE option_value = option_value + 1", $name ) );
	// phpcs:ignore WordPress.DB
	return (int) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
}

/** True where a count is more than a setting allows; 0 allows any number. */
function is_over( int $count, string $setting ): bool {
	$most = (int) settings()[ $setting ];
	return 0 !== $most && $count > $most;
}

/** Seconds until counts begin anew. */
function seconds_left(): int {
	return COUNT_SECONDS - time() % COUNT_SECONDS;
}

/** What is counted for an address: of IPv6 its network, because a visitor there has 2^64 addresses. */
function counted_address( string $address ): string {
	$packed = packed_address( $address );
	return '' === $packed ? $address : bin2hex( substr( $packed, 0, 8 ) );
}

/**
 * The visitor's address: that of the connection. Where it is one of the proxies of the settings, it is the last one that the
 * proxy has noted and that is no proxy of the settings: those before it are what the visitor says. The filter
 * `sitegen_visitor_address` may know better.
 */
function visitor_address(): string {
	$address = (string) ( $_SERVER['REMOTE_ADDR'] ?? '' ); // phpcs:ignore WordPress.Security -- is compared and hashed.
	$noted   = explode( ',', (string) ( $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '' ) ); // phpcs:ignore WordPress.Security
	while ( $noted && is_proxy( $address ) ) {
		// Some proxies note ports, too.
		$next = preg_replace( '/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/', '$1$2', trim( array_pop( $noted ) ) );
		if ( '' === packed_address( $next ) ) {
			break;
		}
		$address = $next;
	}
	$known = apply_filters( 'sitegen_visitor_address', $address );
	return is_string( $known ) && '' !== $known ? $known : $address;
}

/** True for an address of the setting `proxies`. */
function is_proxy( string $address ): bool {
	foreach ( listed( settings()['proxies'] ) as $range ) {
		if ( is_in_range( $address, $range ) ) {
			return true;
		}
	}
	return false;
}

/** True where an address is, or is in, a range such as `10.0.0.0/8`. */
function is_in_range( string $address, string $range ): bool {
	list( $start, $bits ) = array_pad( explode( '/', $range, 2 ), 2, '128' );
	$address = packed_address( $address );
	$start   = packed_address( $start );
	$bits    = min( (int) $bits, 8 * strlen( $start ) );
	$bytes   = intdiv( $bits, 8 );
	if ( '' === $start || strlen( $address ) !== strlen( $start ) || substr( $address, 0, $bytes ) !== substr( $start, 0, $bytes ) ) {
		return false;
	}
	return 0 === $bits % 8 || 0 === ( ord( $address[ $bytes ] ) ^ ord( $start[ $bytes ] ) ) >> ( 8 - $bits % 8 );
}

/** True for what `is_in_range` can compare with. */
function is_range( string $text ): bool {
	return (bool) preg_match( '#^([^/]+)(?:/(\d{1,3}))?$#', $text, $parts )
		&& '' !== packed_address( $parts[1] )
		&& (int) ( $parts[2] ?? 0 ) <= 8 * strlen( packed_address( $parts[1] ) );
}

/** The bytes of an address: four, or sixteen of IPv6; an empty text where it is none. */
function packed_address( string $address ): string {
	$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
	// An address of IPv4, as servers that listen on both write it.
	return 0 === strpos( $packed, "\0\0\0\0\0\0\0\0\0\0\xff\xff" ) ? substr( $packed, 12 ) : $packed;
}
