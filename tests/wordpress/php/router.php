<?php
/** What a web server does for WordPress: files as they are, everything else by index.php. */
$path = urldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_dir( __DIR__ . $path ) && is_file( rtrim( __DIR__ . $path, '/' ) . '/index.php' ) && '/' !== $path ) {
	chdir( __DIR__ . $path );
	$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = rtrim( $path, '/' ) . '/index.php';
	require rtrim( __DIR__ . $path, '/' ) . '/index.php';
	return true;
}
if ( is_file( __DIR__ . $path ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require __DIR__ . '/index.php';
