<?php
/** What an administrator can set, with its defaults. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** Name of the option that holds the settings. */
const SETTINGS = 'sitegen_settings';

/**
 * Names of the settings, with what holds where nothing was set.
 *
 * - `mail_to`: address that enquiries are mailed to; empty: that of the administrator.
 * - `required`: keys that every enquiry has to have, separated by commas. An enquiry without one is refused.
 * - `limit`: most enquiries from one address in ten minutes; 0: any number. One more is told to come again later.
 * - `mail_limit`: most of them that are mailed one by one; 0: any number. Those after them are mailed in a summary.
 * - `proxies`: addresses, or ranges such as `10.0.0.0/8`, of the proxies that are believed what address a visitor has.
 * - `keep_days`: days after which stored enquiries are deleted; 0: never.
 * - `menus`: the route of menus, `contentApi.navigation` of the sites.
 * - `identity_field`: key that carries an enquiry's id, where no header does: `send.identity.field` of the sites.
 * - `options`: what `acf/v2/options` tells everybody, a line each: `name: value`, or the name alone of an option of ACF.
 */
function default_settings(): array {
	return array(
		'mail_to'        => '',
		'required'       => '',
		'limit'          => 30,
		'mail_limit'     => 5,
		'proxies'        => '',
		'keep_days'      => 365,
		'menus'          => 'menus/v1',
		'identity_field' => 'enquiry-id',
		'options'        => '',
	);
}

/** All settings. Code may change them with the filter `sitegen_settings`. */
function settings(): array {
	$saved    = get_option( SETTINGS, array() );
	$settings = array_merge( default_settings(), is_array( $saved ) ? $saved : array() );
	$filtered = apply_filters( 'sitegen_settings', $settings );
	return array_merge( $settings, array_filter( is_array( $filtered ) ? $filtered : array(), 'is_scalar' ) );
}

/** The entries of a setting that is a list, separated by commas. */
function listed( string $text ): array {
	return array_filter( array_map( 'trim', explode( ',', $text ) ), 'strlen' );
}

/** What a form of the administration has sent, as it may be saved. Throws nothing: what can't be is as before. */
function clean_settings( $sent ): array {
	$sent = is_array( $sent ) ? $sent : array();
	$now  = settings();
	$text = static function ( string $name ) use ( $sent, $now ): string {
		return isset( $sent[ $name ] ) ? trim( sanitize_text_field( $sent[ $name ] ) ) : (string) $now[ $name ];
	};
	$number = static function ( string $name ) use ( $sent, $now ): int {
		return isset( $sent[ $name ] ) ? max( 0, (int) $sent[ $name ] ) : (int) $now[ $name ];
	};
	$mail_to = $text( 'mail_to' );
	if ( '' !== $mail_to && ! is_email( $mail_to ) ) {
		add_settings_error( SETTINGS, 'mail_to', __( 'The address that enquiries are mailed to is not an e-mail address. It was left as it was.', 'sitegen' ) );
		$mail_to = (string) $now['mail_to'];
	}
	$proxies = $text( 'proxies' );
	$unknown = array_filter( listed( $proxies ), static fn( string $range ): bool => ! is_range( $range ) );
	if ( $unknown ) {
		/* translators: %s: what was written, such as 10.0.0 */
		add_settings_error( SETTINGS, 'proxies', sprintf( __( 'No address and no range, such as 192.0.2.1 or 10.0.0.0/8: %s. The proxies were left as they were.', 'sitegen' ), implode( ', ', $unknown ) ) );
		$proxies = (string) $now['proxies'];
	}
	$menus = trim( $text( 'menus' ), '/' );
	return array(
		'mail_to'        => $mail_to,
		'required'       => $text( 'required' ),
		'limit'          => $number( 'limit' ),
		'mail_limit'     => $number( 'mail_limit' ),
		'proxies'        => $proxies,
		'keep_days'      => $number( 'keep_days' ),
		'menus'          => preg_match( '#^[a-z0-9_-]+(/[a-z0-9_.-]+)*$#i', $menus ) ? $menus : (string) $now['menus'],
		'identity_field' => $text( 'identity_field' ),
		'options'        => isset( $sent['options'] ) ? sanitize_textarea_field( $sent['options'] ) : (string) $now['options'],
	);
}
