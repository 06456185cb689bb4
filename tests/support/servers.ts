import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostPlan } from '../../generator/build/hosting/host-plan.ts';
import { type ServerName, servers } from '../../generator/build/hosting/list.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { ServerOptions } from '../../generator/build/hosting/server-options.ts';
import { temporaryFolder } from './build.ts';
import { freePort } from './free-port.ts';
import { canInstallPackages, findProgram, installPackages } from './programs.ts';

/** Tested server: each supported host server, and our own. */
export type TestedServer = ServerName | 'preview';

export const testedServers: readonly TestedServer[] = ['preview', ...(Object.keys(servers) as ServerName[])];

export interface SiteToServe {
  /** Output folder of a build. */
  outDir: string;
  plan: HostPlan;
}

export interface StartedServer {
  name: TestedServer;
  /** Address without a path. */
  origin: string;
  close: () => Promise<void>;
}

const programs: Record<ServerName, string> = { nginx: 'nginx', caddy: 'caddy', apache: 'apache2', htaccess: 'apache2' };

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const apacheModules = '/usr/lib/apache2/modules';

const find = (program: string) => findProgram([program], ['/usr/sbin', '/usr/bin']);

/** Path of a server's program; undefined if not installed. */
export const programOf = (name: ServerName): string | undefined => find(programs[name]);

export const isInstalled = (name: TestedServer): boolean => name === 'preview' || programOf(name) !== undefined;

/** Debian packages, each with a test whether it is installed; `apache2-bin` has neither service nor configuration. */
const packages: Record<string, () => boolean> = {
  nginx: () => isInstalled('nginx'),
  'libnginx-mod-http-brotli-static': () => existsSync(brotliModule),
  caddy: () => isInstalled('caddy'),
  'apache2-bin': () => isInstalled('apache'),
  openssl: () => find('openssl') !== undefined,
};

/** Installs missing servers if allowed: as root on Debian. Services are not started. */
export function installServers(): void {
  const missing = Object.keys(packages).filter((name) => !packages[name]?.());
  if (missing.length > 0 && canInstallPackages()) installPackages(missing);
}

interface ServerContext {
  /** Folder of this server: configuration, logs, process id. */
  folder: string;
  options: ServerOptions;
  /** Base path of the site. */
  base: string;
  /** Configuration of the site. */
  configuration: string;
}

async function write(folder: string, name: string, lines: string[]): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

async function nginxCommand({ folder, options, configuration }: ServerContext): Promise<string[]> {
  await writeFile(join(folder, 'site.conf'), configuration);
  const file = await write(folder, 'nginx.conf', [
    ...(options.hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    'worker_processes 1;',
    // Files of the test belong to its user.
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
  return ['-p', folder, '-c', file, '-e', `${folder}/error.log`];
}

async function caddyCommand({ folder, configuration }: ServerContext): Promise<string[]> {
  const lines = ['{', '\tadmin off', '\tauto_https off', `\tstorage file_system ${folder}/storage`, '}'];
  const file = await write(folder, 'Caddyfile', [...lines, configuration]);
  return ['run', '--adapter', 'caddyfile', '--config', file];
}

async function apacheCommand(place: ServerContext, siteLines: string[]): Promise<string[]> {
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
  return ['-D', 'FOREGROUND', '-f', file];
}

/** Writes what each server needs besides the site's configuration, and returns its start arguments. */
const commands: Record<ServerName, (place: ServerContext) => Promise<string[]>> = {
  nginx: nginxCommand,
  caddy: caddyCommand,
  apache: (place) => apacheCommand(place, [place.configuration]),
  htaccess: async (place) => {
    const { base, options, configuration } = place;
    await writeFile(join(options.root, base, '.htaccess'), configuration);
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

/**
 * Waits until a server answers.
 * @throws Error with its output if it exits before
 */
async function waitUntilReady(child: ChildProcess, origin: string, errorFile: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (data) => {
    output = `${output}${data}`.slice(-2000);
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
  throw new Error(`The server did not start: ${output}${await readFile(errorFile, 'utf8').catch(() => '')}`);
}

/** Copies the site to its base path in a web root, readable for the server's user. */
async function writeServedSite(folder: string, { outDir, plan }: SiteToServe): Promise<string> {
  const root = join(folder, 'root');
  await mkdir(join(root, plan.base), { recursive: true });
  await cp(outDir, join(root, plan.base), { recursive: true, preserveTimestamps: true });
  await chmod(folder, 0o755);
  // Apache sends a weak ETag for a file that was modified just now.
  const before = new Date(Date.now() - 60_000);
  for (const entry of await readdir(root, { recursive: true })) await utimes(join(root, entry), before, before);
  // Outside the web root: must not be reachable.
  await writeFile(join(folder, 'secret.txt'), 'secret');
  return root;
}

/** Starts a server with its generated configuration, on a free port and in a separate folder. */
export async function startServer(name: TestedServer, site: SiteToServe): Promise<StartedServer> {
  const folder = await temporaryFolder();
  const root = await writeServedSite(folder, site);
  if (name === 'preview') {
    const { url, close } = await serveSite({ outDir: join(root, site.plan.base), plan: site.plan, port: 0 });
    return { name, origin: new URL(url).origin, close };
  }
  const address = new URL(`http://127.0.0.1:${await freePort()}`);
  const options = { root, address, certificate: '', key: '', hasBrotli: existsSync(brotliModule) };
  const configuration = servers[name].configure(site.plan, options);
  const args = await commands[name]({ folder, options, base: site.plan.base, configuration });
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(programOf(name) ?? name, args, { cwd: dirname(root), stdio: ['ignore', 'ignore', 'pipe'], env });
  await waitUntilReady(child, address.origin, join(folder, 'error.log'));
  return { name, origin: address.origin, close: () => stop(child) };
}
