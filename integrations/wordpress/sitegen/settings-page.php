<?php
/** The page Settings → Sitegen. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_init',
	static function (): void {
		register_setting( SETTINGS, SETTINGS, array( 'sanitize_callback' => __NAMESPACE__ . '\clean_settings' ) );
	}
);

add_action(
	'admin_menu',
	static function (): void {
		add_options_page( 'Sitegen', 'Sitegen', 'manage_options', 'sitegen', __NAMESPACE__ . '\show_settings_page' );
	}
);

/** The rows of the page: label, and what is said of it, by the setting's name. */
function setting_rows(): array {
	return array(
		'mail_to'        => array( __( 'Mail enquiries to', 'sitegen' ), sprintf( /* translators: %s: an e-mail address */ __( 'Empty: %s.', 'sitegen' ), get_option( 'admin_email' ) ) ),
		'required'       => array( __( 'Fields that an enquiry must have', 'sitegen' ), __( 'Keys, separated by commas, such as your-name, your-phone. One without them is refused, and not sent again.', 'sitegen' ) ),
		'limit'          => array( __( 'Most enquiries from one address in ten minutes', 'sitegen' ), __( '0: any number. One more is sent again later by the visitor’s browser.', 'sitegen' ) ),
		'mail_limit'     => array( __( 'Most of them that are mailed one by one', 'sitegen' ), __( '0: any number. Those after them are stored, and mailed as a list each hour.', 'sitegen' ) ),
		'proxies'        => array( __( 'Addresses of your proxies', 'sitegen' ), proxies_hint() ),
		'keep_days'      => array( __( 'Delete enquiries after days', 'sitegen' ), __( '0: never.', 'sitegen' ) ),
		'menus'          => array( __( 'Route of menus', 'sitegen' ), __( 'contentApi.navigation of the sites.', 'sitegen' ) ),
		'identity_field' => array( __( 'Field with an enquiry’s id', 'sitegen' ), __( 'send.identity.field of the sites. The header Idempotency-Key is always known.', 'sitegen' ) ),
		'options'        => array( __( 'Options that everybody may read', 'sitegen' ), __( 'A line each: “name: value”, or the name alone of an option of ACF.', 'sitegen' ) ),
	);
}

/** What is said of the proxies: the address of this request, where it may be one. */
function proxies_hint(): string {
	$hint = __( 'Addresses, or ranges such as 10.0.0.0/8, separated by commas. They are believed what address a visitor has (X-Forwarded-For); nobody else is.', 'sitegen' );
	$from = (string) ( $_SERVER['REMOTE_ADDR'] ?? '' ); // phpcs:ignore WordPress.Security -- is compared, and escaped where it is shown.
	if ( empty( $_SERVER['HTTP_X_FORWARDED_FOR'] ) || is_proxy( $from ) ) {
		return $hint;
	}
	/* translators: %s: an address */
	return $hint . ' ' . sprintf( __( 'This page was asked for by %s, as by a proxy. While it is not listed, all visitors that it brings are counted as one.', 'sitegen' ), $from );
}

/** Writes the page. */
function show_settings_page(): void {
	$settings = settings();
	echo '<div class="wrap"><h1>Sitegen</h1><form method="post" action="options.php">';
	settings_fields( SETTINGS );
	echo '<table class="form-table" role="presentation">';
	foreach ( setting_rows() as $name => list( $label, $about ) ) {
		$id = "sitegen-$name";
		printf( '<tr><th scope="row"><label for="%s">%s</label></th><td>', esc_attr( $id ), esc_html( $label ) );
		show_control( $id, $name, $settings[ $name ] );
		printf( '<p class="description" id="%s-about">%s</p></td></tr>', esc_attr( $id ), esc_html( $about ) );
	}
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

/** Writes the field of one setting. */
function show_control( string $id, string $name, $value ): void {
	$key = SETTINGS . "[$name]";
	if ( 'options' === $name ) {
		printf( '<textarea id="%1$s" name="%2$s" rows="6" class="large-text code" aria-describedby="%1$s-about">%3$s</textarea>', esc_attr( $id ), esc_attr( $key ), esc_textarea( $value ) );
		return;
	}
	$type = is_int( $value ) ? 'number" min="0' : 'text';
	// phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts above.
	printf( '<input id="%1$s" name="%2$s" type="' . $type . '" class="regular-text" value="%3$s" aria-describedby="%1$s-about">', esc_attr( $id ), esc_attr( $key ), esc_attr( $value ) );
}
