import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSite } from '../build.ts';
import { ContentError, UsageError } from '../errors.ts';
import { apacheConfiguration, apacheFolderConfiguration } from '../hosts/apache.ts';
import { caddyConfiguration } from '../hosts/caddy.ts';
import { planHost } from '../hosts/host-plan.ts';
import { nginxConfiguration } from '../hosts/nginx.ts';
import type { ServerOptions } from '../hosts/server-options.ts';
import { report, run } from './options.ts';

const known = {
  site: { type: 'string', default: 'site.json' },
  out: { type: 'string', default: 'hosts' },
  root: { type: 'string', default: '/var/www/site' },
  address: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  brotli: { type: 'boolean', default: false },
} as const;

function readArguments() {
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    const names = Object.keys(known).map((name) => `--${name}`);
    throw new UsageError(`${(error as Error).message} Options: ${names.join(', ')}.`);
  }
}

type Arguments = ReturnType<typeof readArguments>;

/** Paths of the machine stand between quotes in the configurations: they have no sign that means something there. */
function readPath(name: string, path: string): string {
  if (!/^\/(?:[\p{L}\p{M}\p{N}._@+ -]+\/?)*$/u.test(path))
    throw new UsageError(`--${name} takes an absolute path; not "${path}".`);
  return path.replace(/\/$/, '');
}

function readServerOptions({ root, address, certificate, key, brotli }: Arguments, siteUrl: string): ServerOptions {
  const asked = address ?? new URL(siteUrl).origin;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || asked !== url.origin) {
    throw new UsageError(`--address takes an address without a path, such as https://www.example.com; not "${asked}".`);
  }
  const kept = `/etc/letsencrypt/live/${url.hostname}`;
  return {
    root: readPath('root', root),
    address: url,
    certificate: readPath('certificate', certificate ?? `${kept}/fullchain.pem`),
    key: readPath('key', key ?? `${kept}/privkey.pem`),
    hasBrotli: brotli,
  };
}

await run(async () => {
  const options = readArguments();
  const outDir = resolve(options.out);
  try {
    const { site } = await readSite({ siteFile: resolve(options.site) });
    const server = readServerOptions(options, site.site.url);
    const plan = planHost(site);
    if (existsSync(join(outDir, '404.html')))
      throw new UsageError(`${options.out} holds a site: visitors would see the configuration.`);
    await mkdir(outDir, { recursive: true });
    const files = {
      'nginx.conf': nginxConfiguration(plan, server),
      Caddyfile: caddyConfiguration(plan, server),
      'apache.conf': apacheConfiguration(plan, server),
      '.htaccess': apacheFolderConfiguration(plan),
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(outDir, name), content);
      process.stdout.write(`${join(relative(process.cwd(), outDir), name)}\n`);
    }
  } catch (error) {
    if (error instanceof ContentError) process.stderr.write(report(error.diagnostics, {}));
    throw error;
  }
});
