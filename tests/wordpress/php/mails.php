<?php
/** Mails of the tests: kept in a file beside WordPress; they fail while there is a file `no-mail`. */
add_filter(
	'pre_wp_mail',
	static function ( $_, array $mail ): bool {
		file_put_contents( ABSPATH . 'mails.jsonl', json_encode( $mail ) . "\n", FILE_APPEND | LOCK_EX );
		return ! is_file( ABSPATH . 'no-mail' );
	},
	10,
	2
);
