<?php
/** Mails enquiries. They are stored before: a mail that fails is sent again, and the list says so. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** What holds how often an enquiry's mail has failed, or `sent`. */
const LEAD_MAIL = '_sitegen_mail';

/** Tries to mail an enquiry, an hour apart. */
const MAIL_TRIES = 24;

/** Mails an enquiry and notes what became of it. */
function mail_lead( int $id ): void {
	$values = lead_values( $id );
	$lines  = array();
	foreach ( $values as $key => $value ) {
		// No line of a value begins as a line of another field does.
		$lines[] = "$key: " . str_replace( "\n", "\n| ", $value );
	}
	$lines[] = '';
	$lines[] = admin_url( "post.php?post=$id&action=edit" );
	$email   = lead_email( $values );
	$to      = settings()['mail_to'];
	$is_sent = wp_mail(
		'' === $to ? get_option( 'admin_email' ) : $to,
		/* translators: %s: the first values of an enquiry */
		sprintf( __( 'Enquiry: %s', 'sitegen' ), lead_title( $values ) ),
		implode( "\n", $lines ),
		'' === $email ? array() : array( "Reply-To: $email" )
	);
	$tries = (int) get_post_meta( $id, LEAD_MAIL, true );
	update_post_meta( $id, LEAD_MAIL, $is_sent ? 'sent' : (string) ( $tries + 1 ) );
}

/** Mails once the visitor has the answer: a slow mail server keeps nobody waiting. */
function mail_after_answer( int $id ): void {
	add_action(
		'shutdown',
		static function () use ( $id ): void {
			if ( function_exists( 'fastcgi_finish_request' ) ) {
				fastcgi_finish_request();
			}
			mail_lead( $id );
		}
	);
}

/** Mails again what could not be mailed. */
function mail_again(): void {
	$waiting = get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => 'private',
			'numberposts' => 50,
			'fields'      => 'ids',
			'meta_query'  => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- once an hour.
				'relation' => 'OR',
				array(
					'key'     => LEAD_MAIL,
					'compare' => 'NOT EXISTS',
				),
				array(
					'key'     => LEAD_MAIL,
					'value'   => range( 1, MAIL_TRIES - 1 ),
					'compare' => 'IN',
				),
			),
		)
	);
	array_map( __NAMESPACE__ . '\mail_lead', $waiting );
}
