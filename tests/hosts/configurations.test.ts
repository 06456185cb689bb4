import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServerName, servers } from '../../generator/build/hosting/list.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { createCertificate, validateConfig } from '../support/config-validators.ts';
import { projectRoot } from '../support/project-root.ts';
import { isInstalled } from '../support/servers.ts';

const siteFile = fixtureSite('variants');
const read = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

/** Runs `npm run hosts` as an owner does. */
function writeHosts(...args: string[]) {
  const command = ['generator/cli/start.mjs', 'hosts', '--site', siteFile, ...args];
  return spawnSync(process.execPath, command, { cwd: projectRoot, encoding: 'utf8' });
}

/** Configurations as they go to a machine that speaks TLS itself, on the ports of the web. */
describe('the files of npm run hosts', () => {
  let folder: string;
  let hosts: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    hosts = join(folder, 'hosts');
    await mkdir(join(folder, 'root/sub/folder'), { recursive: true });
    const { certificate, key } = createCertificate(folder);
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

  for (const name of Object.keys(servers) as ServerName[]) {
    describe.skipIf(!isInstalled(name))(isInstalled(name) ? name : `${name} IS NOT INSTALLED`, () => {
      test('takes its configuration for TLS', async () => {
        expect(await validateConfig(name, folder, await read(hosts, servers[name].file))).toBeUndefined();
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
