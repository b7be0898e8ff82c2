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
		$value = $value ?? acf_option( $name );
		if ( null !== $value ) {
			$named[ $name ] = $value;
		}
	}
	return new \WP_REST_Response( array( 'acf' => $named ? $named : false ) );
}

/** An option of ACF; null where there is none, or where it is not everybody's to read. */
function acf_option( string $name ) {
	if ( ! function_exists( 'get_field' ) || ! function_exists( 'get_field_object' ) ) {
		return null;
	}
	$field = get_field_object( $name, 'option' );
	return public_value( get_field( $name, 'option' ), is_array( $field ) ? $field : array() );
}

/**
 * A text, a number, a yes or no; a list of them; of ACF's type "Group" the fields that are such. Null for all else: ACF gives a
 * user, a post or a file as an object or a map, with whatever WordPress knows of it.
 */
function public_value( $value, array $field ) {
	if ( is_scalar( $value ) ) {
		return $value;
	}
	if ( ! is_array( $value ) ) {
		return null;
	}
	if ( 'group' !== ( $field['type'] ?? '' ) ) {
		return array_filter( $value, 'is_scalar' ) === array_values( $value ) ? $value : null;
	}
	$values = array();
	foreach ( $field['sub_fields'] ?? array() as $part ) {
		$values[ $part['name'] ] = public_value( $value[ $part['name'] ] ?? null, $part );
	}
	return array_filter( $values, static fn( $part ): bool => null !== $part );
}
