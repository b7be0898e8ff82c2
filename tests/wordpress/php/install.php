<?php
/** Installs the WordPress beside it: administrator `admin`, password `password`. */
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Test', 'admin', 'admin@example.com', true, '', 'password' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'rewrite_rules', '' );
