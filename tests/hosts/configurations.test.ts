import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { findProgram } from '../support/programs.ts';
import { projectRoot } from '../support/project-root.ts';
import { isInstalled, type ServerName } from '../support/servers.ts';

const siteFile = fixtureSite('variants');
const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

/** Runs `npm run hosts` as an owner does. */
function writeHosts(...args: string[]) {
  const command = ['generator/commands/start.mjs', 'hosts', '--site', siteFile, ...args];
  return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
}

function program(name: string): string {
  return findProgram([name], ['/usr/sbin', '/usr/bin']) ?? name;
}

/** Asks a server whether it takes a configuration, and gives back what it says of it. */
function judge(name: string, args: string[], folder: string): string {
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const { status, stdout, stderr } = spawnSync(program(name), args, { encoding: 'utf8', env });
  return status === 0 ? 'fine' : `${stdout}${stderr}`;
}

/** Configurations as they go to a machine that speaks TLS itself, on the ports of the web. */
describe('the files of npm run hosts', () => {
  let folder: string;
  let hosts: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    hosts = join(folder, 'hosts');
    await mkdir(join(folder, 'root/sub/folder'), { recursive: true });
    const certificate = join(folder, 'certificate.pem');
    const key = join(folder, 'key.pem');
    const ask = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=www.example.com'];
    execFileSync('openssl', [...ask, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const { status, stderr } = writeHosts(
      '--out',
      hosts,
      '--root',
      join(folder, 'root'),
      '--certificate',
      certificate,
      '--key',
      key,
    );
    expect([status, stderr]).toEqual([0, '']);
  });

  const servers: [ServerName, () => Promise<string>][] = [
    [
      'nginx',
      async () => {
        const file = join(folder, 'nginx.conf');
        await writeFile(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\ninclude ${hosts}/nginx.conf;\n}\n`);
        return judge('nginx', ['-t', '-q', '-p', folder, '-c', file, '-e', join(folder, 'error.log')], folder);
      },
    ],
    ['caddy', async () => judge('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(hosts, 'Caddyfile')], folder)],
    [
      'apache',
      async () => {
        const file = join(folder, 'apache.conf');
        const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'alias', 'ssl', 'socache_shmcb'];
        const lines = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
        const own = [
          'Listen 80',
          'Listen 443',
          `ErrorLog ${folder}/error.log`,
          'TypesConfig /dev/null',
          `Include ${hosts}/apache.conf`,
        ];
        await writeFile(file, [...lines, ...own, ''].join('\n'));
        return judge('apache2', ['-t', '-f', file], folder);
      },
    ],
  ];

  for (const [name, take] of servers) {
    describe.skipIf(!isInstalled(name))(isInstalled(name) ? name : `${name} IS NOT INSTALLED`, () => {
      test('takes its configuration for TLS', async () => {
        expect(await take()).toBe('fine');
      });
    });
  }

  test('brotli of nginx is asked for only when the owner has its module', async () => {
    expect(await read(hosts, 'nginx.conf')).not.toMatch(/^\s*brotli_static/m);
    const other = join(folder, 'with-brotli');
    expect(writeHosts('--out', other, '--brotli').status).toBe(0);
    expect(await read(other, 'nginx.conf')).toMatch(/^\s*brotli_static on;$/m);
  });

  test('the folder and the address are those asked for', async () => {
    expect(await read(hosts, 'nginx.conf')).toContain(`root "${join(folder, 'root')}";`);
    expect(await read(hosts, 'apache.conf')).toContain(`<Directory "${join(folder, 'root/sub/folder')}">`);
    expect(await read(hosts, 'Caddyfile')).toContain('https://www.example.com {');
  });

  test.each([
    [['--address', 'www.example.com']],
    [['--address', 'https://www.example.com/values']],
    [['--root', 'relative/folder']],
    [['--root', '/var/www/"; include /etc/passwd; "']],
    [['--key', '/a\nb']],
    [['--unknown', 'x']],
  ])('%j is refused', (args) => {
    const { status, stderr } = writeHosts('--out', join(folder, 'refused'), ...args);
    expect([status, stderr.includes('\n    at ')]).toEqual([2, false]);
  });

  test('the configuration is not written among the files of a site', async () => {
    const site = join(folder, 'site');
    await mkdir(site);
    await writeFile(join(site, '404.html'), '');
    expect(writeHosts('--out', site).status).toBe(2);
  });
});
