<?php
/** GET acf/v2/options: the options that an administrator has named, and no others. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** `{"acf": {…}}` of the options that may be read; `{"acf": false}` where none is named. */
function answer_options(): \WP_REST_Response {
	$named = array();
	foreach ( preg_split( '/\R/', settings()['options'] ) as $line ) {
		list( $name, $value ) = array_pad( array_map( 'trim', explode( ':', $line, 2 ) ), 2, null );
		if ( '' === $name ) {
			continue;
		}
		$value = $value ?? ( function_exists( 'get_field' ) ? get_field( $name, 'option' ) : null );
		if ( null !== $value ) {
			$named[ $name ] = $value;
		}
	}
	return new \WP_REST_Response( array( 'acf' => $named ? $named : false ) );
}
