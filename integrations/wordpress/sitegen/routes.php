<?php
/** The routes of the REST API that the parts of this plugin answer. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

// After other plugins: a route that one of them answers stays its own.
add_action(
	'rest_api_init',
	static function (): void {
		$public = static function ( string $methods, string $callback, array $args = array() ): array {
			return array(
				'methods'             => $methods,
				'callback'            => __NAMESPACE__ . $callback,
				'permission_callback' => '__return_true',
				'args'                => $args,
			);
		};
		add_route( settings()['menus'], '/menu/(?P<id>\d+)', $public( 'GET', '\answer_menu' ) );
		add_route( 'acf/v2', '/options', $public( 'GET', '\answer_options' ) );
		add_route( 'contact/v1', '/send', $public( 'POST', '\receive_lead' ) );
	},
	99
);

/** Adds a route that no other plugin has. */
function add_route( string $namespace, string $path, array $route ): void {
	$known = rest_get_server()->get_routes( $namespace );
	// Others may call the parameter of menus something else.
	$path_without_names = static function ( string $path ): string {
		return preg_replace( '/\(\?P<\w+>.*\)/', '*', $path );
	};
	foreach ( array_keys( $known ) as $other ) {
		if ( $path_without_names( $other ) === $path_without_names( "/$namespace$path" ) ) {
			return;
		}
	}
	register_rest_route( $namespace, $path, $route );
}

// A site on another host may send the id of an enquiry in this header.
add_filter(
	'rest_allowed_cors_headers',
	static function ( $headers ): array {
		return array_merge( (array) $headers, array( 'Idempotency-Key' ) );
	}
);
