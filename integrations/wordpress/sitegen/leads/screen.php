<?php
/** Enquiries in the administration: a list, and a page for each that is read and not edited. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

add_filter(
	'manage_' . LEAD_TYPE . '_posts_columns',
	static function ( $columns ): array {
		return array(
			'cb'    => $columns['cb'] ?? '',
			'title' => __( 'Enquiry', 'sitegen' ),
			'email' => __( 'E-mail', 'sitegen' ),
			'mail'  => __( 'Mailed', 'sitegen' ),
			'date'  => __( 'Date', 'sitegen' ),
		);
	}
);

add_action(
	'manage_' . LEAD_TYPE . '_posts_custom_column',
	static function ( string $column, int $id ): void {
		if ( 'email' === $column ) {
			$email = lead_email( lead_values( $id ) );
			printf( '<a href="%s">%s</a>', esc_url( "mailto:$email" ), esc_html( $email ) );
		}
		if ( 'mail' === $column ) {
			echo esc_html( mail_state( $id ) );
		}
	},
	10,
	2
);

/** What became of an enquiry's mail, in words. */
function mail_state( int $id ): string {
	$held = (string) get_post_meta( $id, LEAD_HELD, true );
	$text = mail_text( (string) get_post_meta( $id, LEAD_MAIL, true ), $held );
	return '' === $held ? $text : "$text. " . held_text( $held ) . '.';
}

/** A state of a mail in words. `held`: the reason for which its enquiry is held, or an empty text. */
function mail_text( string $state, string $held ): string {
	if ( 'sent' === $state ) {
		return '' === $held ? __( 'Yes', 'sitegen' ) : __( 'In a summary', 'sitegen' );
	}
	$tries = (int) $state;
	if ( 0 === $tries ) {
		return __( 'Not yet', 'sitegen' );
	}
	/* translators: %d: a number */
	return sprintf( $tries < MAIL_TRIES ? __( 'No: failed %d times, is tried again', 'sitegen' ) : __( 'No: failed %d times', 'sitegen' ), $tries );
}

add_filter(
	'post_row_actions',
	static function ( $actions, \WP_Post $post ) {
		return LEAD_TYPE === $post->post_type ? array_intersect_key( (array) $actions, array_flip( array( 'edit', 'trash', 'untrash', 'delete' ) ) ) : $actions;
	},
	10,
	2
);

add_action(
	'add_meta_boxes_' . LEAD_TYPE,
	static function (): void {
		remove_meta_box( 'submitdiv', LEAD_TYPE, 'side' );
		remove_meta_box( 'slugdiv', LEAD_TYPE, 'normal' );
		add_meta_box( 'sitegen-values', __( 'What was sent', 'sitegen' ), __NAMESPACE__ . '\show_values', LEAD_TYPE, 'normal', 'high' );
	}
);

/** Writes the values of an enquiry. */
function show_values( \WP_Post $post ): void {
	echo '<table class="widefat striped"><tbody>';
	foreach ( lead_values( $post->ID ) as $key => $value ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $key ), nl2br( esc_html( $value ) ) );
	}
	printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Received', 'sitegen' ), esc_html( get_the_date( 'c', $post ) ) );
	printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html__( 'Mailed', 'sitegen' ), esc_html( mail_state( $post->ID ) ) );
	echo '</tbody></table>';
}

// Silence is what loses enquiries: whoever may read them is told.
add_action(
	'admin_notices',
	static function (): void {
		if ( ! current_user_can( 'edit_others_posts' ) || ! has_unmailed() ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p>%s <a href="%s">%s</a></p></div>',
			esc_html__( 'Enquiries could not be mailed. They are stored.', 'sitegen' ),
			esc_url( admin_url( 'edit.php?post_type=' . LEAD_TYPE ) ),
			esc_html__( 'See them', 'sitegen' )
		);
	}
);

/** True while the mail of an enquiry has failed. */
function has_unmailed(): bool {
	return (bool) get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => 'private',
			'numberposts' => 1,
			'fields'      => 'ids',
			'meta_query'  => array( // phpcs:ignore WordPress.DB.SlowDBQuery
				array(
					'key'     => LEAD_MAIL,
					'value'   => range( 1, MAIL_TRIES ),
					'compare' => 'IN',
				),
			),
		)
	);
}
