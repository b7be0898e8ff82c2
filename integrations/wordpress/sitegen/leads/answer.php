<?php
/** Answers to forms that a browser sends by itself, without scripts: people read them. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/**
 * The page that thanks, which the form's address names as `?thanks=/path/`: on the site that the form was sent from, and on no
 * other. Empty where the address names none, or no browser says where it comes from.
 */
function thanks_page( \WP_REST_Request $request ): string {
	$path = $request->get_query_params()['thanks'] ?? '';
	$from = wp_parse_url( (string) sending_page( $request ) );
	if ( ! is_string( $path ) || ! preg_match( '#^/(?![/\\\\])[\w./~%-]*$#', $path ) ) {
		return '';
	}
	if ( ! isset( $from['scheme'], $from['host'] ) || ! in_array( $from['scheme'], array( 'http', 'https' ), true ) ) {
		return '';
	}
	$port = isset( $from['port'] ) ? ":{$from['port']}" : '';
	return "{$from['scheme']}://{$from['host']}$port$path";
}

/** The page, or its origin, that a form was sent from. A browser that hides the origin says `null`. */
function sending_page( \WP_REST_Request $request ): ?string {
	$origin = $request->get_header( 'origin' );
	return null === $origin || 'null' === $origin ? $request->get_header( 'referer' ) : $origin;
}

add_filter(
	'rest_pre_serve_request',
	static function ( $is_served, \WP_HTTP_Response $response, \WP_REST_Request $request ) {
		$is_person = false !== strpos( (string) $request->get_header( 'accept' ), 'text/html' );
		if ( $is_served || '/contact/v1/send' !== rtrim( $request->get_route(), '/' ) || 'POST' !== $request->get_method() || ! $is_person ) {
			return $is_served;
		}
		header( 'Content-Type: text/html; charset=utf-8' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" );
		// phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		echo answer_page( $response, $request );
		return true;
	},
	10,
	3
);

/** A page that says whether an enquiry has arrived, and how to go on. */
function answer_page( \WP_HTTP_Response $response, \WP_REST_Request $request ): string {
	$is_taken = $response->get_status() < 400;
	$data     = $response->get_data();
	$title    = $is_taken ? __( 'Thank you', 'sitegen' ) : __( 'The enquiry was not sent', 'sitegen' );
	$text     = $is_taken ? __( 'Your enquiry has arrived.', 'sitegen' ) : (string) ( $data['message'] ?? '' );
	$back     = (string) sending_page( $request );
	return sprintf(
		'<!doctype html><html lang="%s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>%s</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}</style><main><h1>%s</h1><p>%s</p>%s%s</main></html>',
		// Texts that nobody has translated are English, whatever the language of the WordPress is.
		is_textdomain_loaded( 'sitegen' ) ? esc_attr( str_replace( '_', '-', determine_locale() ) ) : 'en',
		esc_html( $title ),
		esc_html( $title ),
		esc_html( $text ),
		$is_taken ? '' : '<p>' . esc_html__( 'Go back in your browser: what you typed is still there.', 'sitegen' ) . '</p>',
		preg_match( '#^https?://#', $back ) ? '<p><a href="' . esc_url( $back ) . '">' . esc_html__( 'To the site', 'sitegen' ) . '</a></p>' : ''
	);
}
