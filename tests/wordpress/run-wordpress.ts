import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/build.ts';
import { canInstallPackages, installPackages } from '../support/programs.ts';
import type { WordPressContent } from './content-types.ts';

const run = promisify(execFile);

/** Folder of the Debian package `wordpress`; `WORDPRESS_SOURCE` names another. */
const source = process.env.WORDPRESS_SOURCE ?? '/usr/share/wordpress';

/** Debian packages that a WordPress needs. */
const packages = ['wordpress', 'wordpress-l10n', 'php-cli', 'php-mysql', 'php-xml', 'mariadb-server'];

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Starts a database server that only a socket reaches. @returns how to stop it */
async function startDatabase(folder: string): Promise<{ socket: string; stop: () => Promise<void> }> {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await run('mariadb-install-db', [`--datadir=${data}`, '--auth-root-authentication-method=normal', ...user]);
  const server = spawn(
    'mariadbd',
    [`--datadir=${data}`, `--socket=${socket}`, '--skip-networking', '--skip-log-bin', `--pid-file=${data}/pid`, ...user],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  };
  for (let tries = 0; !existsSync(socket); tries++) {
    if (tries === 300 || server.exitCode !== null) throw new Error('The database did not start.');
    await wait(100);
  }
  await run('mariadb', [`--socket=${socket}`, '-e', 'create database wordpress character set utf8mb4']);
  return { socket, stop };
}

const configuration = (socket: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WPLANG', 'ar');
define('WP_HOME', 'https://qadeem.example');
define('WP_SITEURL', 'https://qadeem.example');
define('WP_CONTENT_URL', WP_SITEURL . '/wp-content');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

export interface WordPressExport {
  /** The export of WordPress' own exporter. */
  file: string;
  /** Folder of the uploads. */
  uploads: string;
}

/**
 * Installs a WordPress in a temporary folder, fills it and exports it.
 * @throws Error if the Debian packages of a WordPress are missing and cannot be installed
 */
export async function exportOf(content: WordPressContent): Promise<WordPressExport> {
  if (!existsSync(source) && canInstallPackages()) installPackages(packages);
  const folder = await temporaryFolder();
  const root = join(folder, 'wordpress');
  cpSync(source, root, { recursive: true, dereference: true, filter: (file) => !file.endsWith('wp-config.php') });
  const uploads = join(root, 'wp-content/uploads');
  mkdirSync(uploads, { recursive: true });
  const { socket, stop } = await startDatabase(folder);
  try {
    writeFileSync(join(root, 'wp-config.php'), configuration(socket));
    const [input, file] = [join(folder, 'content.json'), join(folder, 'export.xml')];
    writeFileSync(input, JSON.stringify(content));
    const options = ['-d', 'memory_limit=512M', '-d', 'display_errors=stderr'];
    await run('php', [...options, join(import.meta.dirname, 'fill.php'), input, file], {
      env: { ...process.env, WORDPRESS: root },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { file, uploads };
  } finally {
    await stop();
  }
}
