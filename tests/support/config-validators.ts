import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerName } from '../../generator/build/hosting/list.ts';
import { programOf } from './servers.ts';

const run = promisify(execFile);

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'alias', 'ssl', 'socache_shmcb'];

async function writeApacheConfig(folder: string, lines: string[]): Promise<string[]> {
  const modules = apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const own = [`ServerRoot ${folder}`, `ErrorLog ${folder}/error.log`, 'TypesConfig /dev/null', 'Listen 80', 'Listen 443'];
  const file = join(folder, 'apache.conf');
  await writeFile(file, [...modules, ...own, ...lines, ''].join('\n'));
  return ['-t', '-f', file];
}

/** Writes a configuration with its surroundings; returns the arguments by which each server only validates it. */
const configWriters: Record<ServerName, (folder: string, configuration: string) => Promise<string[]>> = {
  nginx: async (folder, configuration) => {
    const file = join(folder, 'nginx.conf');
    await writeFile(file, `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${configuration}}\n`);
    return ['-t', '-q', '-p', folder, '-c', file, '-e', join(folder, 'error.log')];
  },
  caddy: async (folder, configuration) => {
    await writeFile(join(folder, 'Caddyfile'), configuration);
    return ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
  apache: (folder, configuration) => writeApacheConfig(folder, [configuration]),
  htaccess: (folder, configuration) => writeApacheConfig(folder, [`<Directory ${folder}>`, configuration, '</Directory>']),
};

/**
 * Validates a configuration with an installed server.
 * @returns its error, undefined if valid
 */
export async function validateConfig(name: ServerName, folder: string, configuration: string): Promise<string | undefined> {
  const args = await configWriters[name](folder, configuration);
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  try {
    await run(programOf(name) ?? name, args, { env });
    return undefined;
  } catch (error) {
    return String((error as { stderr?: string }).stderr ?? error).trim();
  }
}

/** Creates a certificate and key that servers accept. */
export function createCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const ask = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=example.org'];
  execFileSync('openssl', [...ask, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}
