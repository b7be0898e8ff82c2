<?php
/**
 * Plugin Name: Sitegen
 * Description: Answers what sites made by sitegen ask a WordPress for: menus, options, and enquiries, which it stores and mails.
 * Version: 1.0.0
 * Requires at least: 5.7
 * Requires PHP: 7.4
 * License: MIT
 *
 * A must-use plugin: copy this file and the folder `sitegen` beside it into `wp-content/mu-plugins/`.
 * What each part does, and how to set it up, is in docs/wordpress-plugin.md.
 */

namespace Sitegen;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/sitegen/settings.php';
require __DIR__ . '/sitegen/settings-page.php';
require __DIR__ . '/sitegen/routes.php';
require __DIR__ . '/sitegen/menu.php';
require __DIR__ . '/sitegen/options.php';
require __DIR__ . '/sitegen/leads/read.php';
require __DIR__ . '/sitegen/leads/identity.php';
require __DIR__ . '/sitegen/leads/limit.php';
require __DIR__ . '/sitegen/leads/held.php';
require __DIR__ . '/sitegen/leads/store.php';
require __DIR__ . '/sitegen/leads/mail.php';
require __DIR__ . '/sitegen/leads/receive.php';
require __DIR__ . '/sitegen/leads/answer.php';
require __DIR__ . '/sitegen/leads/screen.php';
require __DIR__ . '/sitegen/leads/privacy.php';
require __DIR__ . '/sitegen/leads/upkeep.php';
