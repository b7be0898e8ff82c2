<?php
/** Runs what a test sends inside WordPress, and answers what it returns. Only the tests' WordPress has this file. */
require __DIR__ . '/wp-load.php';
echo json_encode( eval( file_get_contents( 'php://input' ) ) );
