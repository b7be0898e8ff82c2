<?php
/** Enquiries that may be a robot's, or come too often: they are stored, and mailed in a summary. Nothing of a person is lost. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** The field of all forms that no visitor sees. Autofill may fill it in, too. */
const TRAP = 'your-website';

/** What holds the reason for which an enquiry is held. */
const LEAD_HELD = '_sitegen_held';

/** Reasons: the trap is filled in; too many came from its address. */
const ROBOT = 'robot';
const MANY  = 'many';

/** Most enquiries that one summary is about, and that it lists. */
const SUMMARY_LEADS = 1000;
const SUMMARY_LINES = 100;

/** The reason to hold an enquiry; an empty text where there is none. The filter `sitegen_hold` may know another one. */
function reason_to_hold( array $values, int $count ): string {
	$is_robot = isset( $values[ TRAP ] );
	$reason   = $is_robot ? ROBOT : ( is_over( $count, 'mail_limit' ) ? MANY : '' );
	$known    = apply_filters( 'sitegen_hold', $reason, $values );
	return in_array( $known, array( '', ROBOT, MANY ), true ) ? $known : $reason;
}

/** What people read of a reason. */
function held_text( string $reason ): string {
	return ROBOT === $reason
		? __( 'May be a robot: the hidden field is filled in', 'sitegen' )
		: __( 'Many came from its address', 'sitegen' );
}

/** Mails a list of what is held for a reason and was in no summary yet. */
function mail_summary( string $reason ): void {
	$ids = waiting_leads( SUMMARY_LEADS, $reason );
	if ( ! $ids ) {
		return;
	}
	$lines = array( held_text( $reason ) . '.', '' );
	foreach ( array_slice( $ids, 0, SUMMARY_LINES ) as $id ) {
		$lines[] = get_post( $id )->post_title . "\n" . lead_address( $id ) . "\n";
	}
	$lines[] = __( 'All enquiries:', 'sitegen' ) . ' ' . admin_url( 'edit.php?post_type=' . LEAD_TYPE );
	$count   = count( $ids );
	/* translators: %d: a number */
	$subject = sprintf( _n( '%d enquiry that was not mailed by itself', '%d enquiries that were not mailed by themselves', $count, 'sitegen' ), $count );
	$is_sent = wp_mail( mail_address(), $subject, implode( "\n", $lines ) );
	foreach ( $ids as $id ) {
		note_mail( $id, (bool) $is_sent );
	}
}

/** Mails what came too often. */
function mail_many(): void {
	mail_summary( MANY );
}

/** Mails what may be robots'. */
function mail_robots(): void {
	mail_summary( ROBOT );
}
