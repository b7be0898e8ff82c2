<?php
/** POST contact/v1/send: an enquiry of a site. */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

/** What sites take for a success: `send.success` of the shipped forms. */
const SUCCESS = array(
	'status'  => 200,
	'message' => 'success',
);

/** Checks, stores and mails an enquiry, or holds it. A repeated one gets the first one's answer. */
function receive_lead( \WP_REST_Request $request ): \WP_REST_Response {
	$values = read_lead( $request );
	if ( is_wp_error( $values ) ) {
		return refused( $values );
	}
	$key   = identity_of( $request, $values );
	$state = '' === $key ? 'taken' : claim_identity( $key );
	if ( 'done' === $state ) {
		return success( $request );
	}
	if ( 'pending' === $state ) {
		return later( 503, __( 'The enquiry is just being stored.', 'sitegen' ), PENDING_SECONDS );
	}
	return take_lead( $request, $values, $key );
}

/** Stores an enquiry whose id, if it has one, is this request's. */
function take_lead( \WP_REST_Request $request, array $values, string $key ): \WP_REST_Response {
	$count = count_enquiry();
	$wait  = is_over( $count, 'limit' ) ? seconds_left() : 0;
	$held  = reason_to_hold( $values, $count );
	$id    = $wait ? 0 : store_lead( $values, $key, $held );
	if ( 0 === $id ) {
		if ( '' !== $key ) {
			release_identity( $key );
		}
		return $wait
			? later( 429, __( 'Too many enquiries came from this address.', 'sitegen' ), $wait )
			: later( 500, __( 'The enquiry could not be stored.', 'sitegen' ), PENDING_SECONDS );
	}
	if ( '' !== $key ) {
		finish_identity( $key );
	}
	tell_after_answer( $id, $values, $held );
	return success( $request );
}

/** The answer to an enquiry that has arrived: where a form without scripts has sent it, the page that thanks. */
function success( \WP_REST_Request $request ): \WP_REST_Response {
	$page = thanks_page( $request );
	return '' === $page ? new \WP_REST_Response( SUCCESS ) : new \WP_REST_Response( SUCCESS, 303, array( 'Location' => $page ) );
}

/** The answer to an enquiry that is refused for good: with the keys of a success, by which a site's outbox knows it. */
function refused( \WP_Error $error ): \WP_REST_Response {
	$status = $error->get_error_data()['status'];
	return new \WP_REST_Response(
		array(
			'status'  => $status,
			'message' => $error->get_error_message(),
		),
		$status
	);
}

/** The answer to an enquiry that is to come again, in so many seconds. Without the key `status`: it would be a refusal. */
function later( int $status, string $message, int $seconds ): \WP_REST_Response {
	$code = 'sitegen_later';
	return new \WP_REST_Response( compact( 'code', 'message' ), $status, array( 'Retry-After' => (string) $seconds ) );
}
