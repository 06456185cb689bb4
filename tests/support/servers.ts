import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { apacheConfiguration, apacheFolderConfiguration } from '../../generator/hosts/apache.ts';
import { caddyConfiguration } from '../../generator/hosts/caddy.ts';
import type { HostPlan } from '../../generator/hosts/host-plan.ts';
import { nginxConfiguration } from '../../generator/hosts/nginx.ts';
import { serveSite } from '../../generator/hosts/preview.ts';
import type { ServerOptions } from '../../generator/hosts/server-options.ts';
import { temporaryFolder } from './build.ts';
import { findProgram, installPackages, isDebianRoot } from './programs.ts';

export const serverNames = ['preview', 'nginx', 'caddy', 'apache', 'htaccess'] as const;
export type ServerName = (typeof serverNames)[number];

export interface SiteToServe {
  /** Folder that a build wrote. */
  outDir: string;
  plan: HostPlan;
}

export interface StartedServer {
  name: ServerName;
  /** Address without a path. */
  origin: string;
  close: () => Promise<void>;
}

/** Debian packages that bring each server; `apache2-bin` has no service and no configuration. */
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'caddy', 'apache2-bin', 'openssl'];

const programs: Record<Exclude<ServerName, 'preview'>, string> = {
  nginx: 'nginx',
  caddy: 'caddy',
  apache: 'apache2',
  htaccess: 'apache2',
};

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules = '/usr/lib/apache2/modules';

export function isInstalled(name: ServerName): boolean {
  return name === 'preview' || findProgram([programs[name]], ['/usr/sbin', '/usr/bin']) !== undefined;
}

/** Installs what is missing where that is allowed: as root on Debian. The services of the packages are not started. */
export function installServers(): void {
  const isComplete = serverNames.every(isInstalled) && existsSync(brotliModule) && findProgram(['openssl']) !== undefined;
  if (!isComplete && isDebianRoot()) installPackages(packages);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface Place {
  /** Folder for everything of this server: configuration, logs, its process id. */
  folder: string;
  options: ServerOptions;
  plan: HostPlan;
}

async function write(folder: string, name: string, lines: string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

async function nginxCommand({ folder, options, plan }: Place): Promise<string[]> {
  await writeFile(join(folder, 'site.conf'), nginxConfiguration(plan, options));
  const file = await write(folder, 'nginx.conf', [
    ...(options.hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    'worker_processes 1;',
    // Files of the test are those of its user.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events {}',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`),
    'include site.conf;',
    '}',
  ]);
  return ['nginx', '-p', folder, '-c', file, '-e', `${folder}/error.log`];
}

async function caddyCommand({ folder, options, plan }: Place): Promise<string[]> {
  const lines = ['{', '\tadmin off', '\tauto_https off', `\tstorage file_system ${folder}/storage`, '}'];
  const file = await write(folder, 'Caddyfile', [...lines, caddyConfiguration(plan, options)]);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
}

async function apacheCommand(place: Place, siteLines: string[]): Promise<string[]> {
  const { folder, options } = place;
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'alias'];
  const file = await write(folder, 'apache.conf', [
    ...modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`),
    `ServerRoot ${folder}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/error.log`,
    `Mutex file:${folder} default`,
    'TypesConfig /dev/null',
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `Listen 127.0.0.1:${options.address.port}`,
    ...siteLines,
  ]);
  return ['apache2', '-D', 'FOREGROUND', '-f', file];
}

const commands: Record<Exclude<ServerName, 'preview'>, (place: Place) => Promise<string[]>> = {
  nginx: nginxCommand,
  caddy: caddyCommand,
  apache: (place) => apacheCommand(place, [apacheConfiguration(place.plan, place.options)]),
  htaccess: async (place) => {
    const { options, plan } = place;
    await writeFile(join(options.root, plan.base, '.htaccess'), apacheFolderConfiguration(plan));
    const folder = [
      `<Directory ${options.root}>`,
      'AllowOverride All',
      'Options FollowSymLinks',
      'Require all granted',
      '</Directory>',
    ];
    return apacheCommand(place, [`DocumentRoot ${options.root}`, ...folder]);
  },
};

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Waits until a server answers; its end before that is an error that tells what it said. */
async function answering(child: ChildProcess, origin: string, errorFile: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data) => {
    said = `${said}${data}`.slice(-2000);
  });
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) break;
    const isAnswering = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop(child);
  throw new Error(`The server did not start: ${said}${await readFile(errorFile, 'utf8').catch(() => '')}`);
}

/** The site where a web server shows it: under its base path. Readable for the user that the server runs as. */
async function place(folder: string, { outDir, plan }: SiteToServe): Promise<string> {
  const root = join(folder, 'root');
  await mkdir(join(root, plan.base), { recursive: true });
  await cp(outDir, join(root, plan.base), { recursive: true, preserveTimestamps: true });
  await chmod(folder, 0o755);
  // Apache does not trust the time of a file that has just been written, and makes its ETag a weak one.
  const before = new Date(Date.now() - 60_000);
  for (const entry of await readdir(root, { recursive: true })) await utimes(join(root, entry), before, before);
  // Beside the site, where no address may lead.
  await writeFile(join(folder, 'secret.txt'), 'secret');
  return root;
}

/** Starts a server with the configuration that is made for it, on a port and in a folder of its own. */
export async function startServer(name: ServerName, site: SiteToServe): Promise<StartedServer> {
  const folder = await temporaryFolder();
  const root = await place(folder, site);
  if (name === 'preview') {
    const { url, close } = await serveSite({ outDir: join(root, site.plan.base), plan: site.plan, port: 0 });
    return { name, origin: new URL(url).origin, close };
  }
  const address = new URL(`http://127.0.0.1:${await freePort()}`);
  const options = { root, address, certificate: '', key: '', hasBrotli: existsSync(brotliModule) };
  const [program = '', ...rest] = await commands[name]({ folder, options, plan: site.plan });
  const path = findProgram([program], ['/usr/sbin', '/usr/bin']) ?? program;
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(path, rest, { cwd: dirname(root), stdio: ['ignore', 'ignore', 'pipe'], env });
  await answering(child, address.origin, join(folder, 'error.log'));
  return { name, origin: address.origin, close: () => stop(child) };
}
