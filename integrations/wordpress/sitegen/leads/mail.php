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
	$lines[] = lead_address( $id );
	$email   = lead_email( $values );
	$is_sent = wp_mail(
		mail_address(),
		/* translators: %s: the first values of an enquiry */
		sprintf( __( 'Enquiry: %s', 'sitegen' ), lead_title( $values ) ),
		implode( "\n", $lines ),
		'' === $email ? array() : array( "Reply-To: $email" )
	);
	note_mail( $id, (bool) $is_sent );
}

/** Where enquiries are mailed to. */
function mail_address(): string {
	$to = settings()['mail_to'];
	return '' === $to ? (string) get_option( 'admin_email' ) : $to;
}

/** The page of the administration that shows an enquiry. */
function lead_address( int $id ): string {
	return admin_url( "post.php?post=$id&action=edit" );
}

/** Notes whether the mail about an enquiry was sent. */
function note_mail( int $id, bool $is_sent ): void {
	$tries = (int) get_post_meta( $id, LEAD_MAIL, true );
	update_post_meta( $id, LEAD_MAIL, $is_sent ? 'sent' : (string) ( $tries + 1 ) );
}

/** Mails, and tells other code, once the visitor has the answer: neither a slow mail server nor a mistake there is the visitor's. */
function tell_after_answer( int $id, array $values, string $held ): void {
	add_action(
		'shutdown',
		static function () use ( $id, $values, $held ): void {
			if ( function_exists( 'fastcgi_finish_request' ) ) {
				fastcgi_finish_request();
			}
			if ( '' === $held ) {
				mail_lead( $id );
			}
			do_action( 'sitegen_lead', $id, $values, $held );
		}
	);
}

/** Mails again what could not be mailed. */
function mail_again(): void {
	array_map( __NAMESPACE__ . '\mail_lead', waiting_leads( 50, '' ) );
}

/** Ids of enquiries that are still to be mailed, the oldest first: those that are held for a reason, or for none. */
function waiting_leads( int $most, string $reason ): array {
	return get_posts(
		array(
			'post_type'   => LEAD_TYPE,
			'post_status' => 'private',
			'numberposts' => $most,
			'orderby'     => 'ID',
			'order'       => 'ASC',
			'fields'      => 'ids',
			'meta_query'  => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- by the clock.
				'' === $reason ? array(
					'key'     => LEAD_HELD,
					'compare' => 'NOT EXISTS',
				) : array(
					'key'   => LEAD_HELD,
					'value' => $reason,
				),
				array(
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
			),
		)
	);
}
