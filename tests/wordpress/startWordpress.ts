import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, startDaemon } from "../hosts/servers/daemon.ts";
import { findProgram } from "../hosts/servers/findProgram.ts";

/** A WordPress with the plugin, on this machine. */
export interface Wordpress {
  origin: string;
  /** Its folder. */
  folder: string;
  /** Runs PHP inside it. @returns what the code returns, by way of JSON */
  run: (php: string) => Promise<unknown>;
  /** Mails that it has sent, the oldest first. */
  mails: () => Mail[];
  /** What PHP has warned of in the plugin's files. */
  warnings: () => string[];
  stop: () => Promise<void>;
}

interface Mail {
  to: string;
  subject: string;
  message: string;
  headers: string[];
}

const PLUGIN = resolve(import.meta.dirname, "../../integrations/wordpress");
const PHP = join(import.meta.dirname, "php");

/** WordPress as Debian's package has it; the environment may name another one. */
const SOURCE = process.env["SITEGEN_WORDPRESS"] ?? "/usr/share/wordpress";

const DATABASE = "sitegen";

/** Starts a database and a WordPress in a folder of their own. */
export async function startWordpress(): Promise<Wordpress> {
  const missing = whatIsMissing();
  if (missing) throw new Error(missing);
  const work = mkdtempSync(join(tmpdir(), "sitegen-wp-"));
  const folder = join(work, "site");
  const socket = join(work, "db.sock");
  const stopDatabase = await startDatabase(work, socket);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  copyWordpress(folder);
  writeFileSync(join(folder, "wp-config.php"), configFor(origin, socket));
  php(folder, join(folder, "install.php"));
  const stopServer = await startDaemon(
    findProgram("php") ?? "php",
    ["-d", "display_errors=0", "-S", `127.0.0.1:${port}`, "-t", folder, join(folder, "router.php")],
    // Several requests at once, as a real server answers them.
    { port, cwd: folder, env: { PHP_CLI_SERVER_WORKERS: "4" } },
  );
  return {
    origin,
    folder,
    run: async (code) => {
      const said = await (await fetch(`${origin}/run.php`, { method: "POST", body: code })).text();
      return said === "" ? undefined : (JSON.parse(said) as unknown);
    },
    mails: () => readLines(join(folder, "mails.jsonl")).map((line) => JSON.parse(line) as Mail),
    warnings: () => readLines(join(folder, "debug.log")).filter((line) => line.includes("mu-plugins/sitegen")),
    stop: async () => {
      await stopServer();
      await stopDatabase();
      rmSync(work, { recursive: true, force: true });
    },
  };
}

function whatIsMissing(): string | undefined {
  const missing = ["php", "mariadbd", "mariadb-install-db"].filter((name) => !findProgram(name));
  if (!existsSync(join(SOURCE, "wp-settings.php"))) missing.unshift(`a WordPress in ${SOURCE}`);
  if (missing.length === 0) return undefined;
  return `These tests need ${missing.join(", ")}. Debian: apt-get install --no-install-recommends wordpress php-cli php-mysql mariadb-server`;
}

async function startDatabase(work: string, socket: string): Promise<() => Promise<void>> {
  const data = join(work, "data");
  chmodSync(work, 0o755);
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  execFileSync(
    findProgram("mariadb-install-db") ?? "",
    ["--no-defaults", `--datadir=${data}`, "--auth-root-authentication-method=normal", "--skip-test-db", ...user],
    { stdio: "ignore" },
  );
  const port = await freePort();
  const stop = await startDaemon(
    findProgram("mariadbd") ?? "",
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${socket}`,
      "--bind-address=127.0.0.1",
      `--port=${port}`,
      "--innodb-flush-log-at-trx-commit=0",
      ...user,
    ],
    { port, cwd: work },
  );
  execFileSync(findProgram("php") ?? "", [
    "-r",
    `(new mysqli(null, 'root', '', '', 0, '${socket}'))->query('CREATE DATABASE ${DATABASE} CHARACTER SET utf8mb4');`,
  ]);
  return stop;
}

function copyWordpress(folder: string): void {
  // Debian's package has links into other packages.
  cpSync(SOURCE, folder, { recursive: true, dereference: true, filter: (path) => !path.endsWith("wp-config.php") });
  for (const name of ["install.php", "router.php", "run.php"]) cpSync(join(PHP, name), join(folder, name));
  const plugins = join(folder, "wp-content/mu-plugins");
  mkdirSync(plugins, { recursive: true });
  mkdirSync(join(folder, "wp-content/uploads"), { recursive: true });
  cpSync(PLUGIN, plugins, { recursive: true });
  cpSync(join(PHP, "mails.php"), join(plugins, "mails.php"));
}

const configFor = (origin: string, socket: string): string => `<?php
define( 'DB_NAME', '${DATABASE}' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.log' );
define( 'AUTH_SALT', 'one of the tests' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require ABSPATH . 'wp-settings.php';
`;

const php = (folder: string, file: string): string =>
  execFileSync(findProgram("php") ?? "php", ["-d", "display_errors=stderr", file], { cwd: folder, encoding: "utf8" });

const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
