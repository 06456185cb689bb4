import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { planHost } from '../../build/hosting/host-plan.ts';
import { serverFiles } from '../../build/hosting/list.ts';
import type { ServerOptions } from '../../build/hosting/server-options.ts';
import { readEditions, sitesOf } from '../../build/tasks/read-site.ts';
import { containsDraft } from '../../build/write/existing-files.ts';
import { openOutputFolder } from '../../build/write/output-folder.ts';
import { loadValidSite } from '../../check/load-site.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { type Arguments, readArguments } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand } from './command.ts';
import { readOptions, reportContent, run } from './options.ts';

export const command = defineCommand({
  name: 'hosts',
  script: 'hosts',
  words: {
    en: 'Writes configurations for nginx, Caddy and Apache.',
    ar: 'يكتب ملفات إعداد لخوادم nginx وCaddy وApache.',
  },
  options: ['site', 'out', 'root', 'address', 'certificate', 'key', 'brotli', 'language'],
  defaults: { out: 'hosts' },
});

/** Validates a server path. Paths are quoted in configurations, so they may not contain characters that are special there. */
function readPath(name: string, path: string): string {
  if (!/^\/(?:[\p{L}\p{M}\p{N}._@+ -]+(?:\/|$))*$/u.test(path))
    throw new UsageError('no-absolute-path', { option: `--${name}`, found: path });
  return path.replace(/\/$/, '');
}

function readServerOptions(
  { root, address, certificate, key, brotli }: Arguments<typeof command>,
  siteUrl: string,
): ServerOptions {
  const asked = address ?? new URL(siteUrl).origin;
  const url = URL.canParse(asked) ? new URL(asked) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || asked !== url.origin) {
    throw new UsageError('no-address', { option: '--address', found: asked });
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

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const values = readArguments(command);
    const options = readOptions(command, engine);
    const { out } = options.project;
    try {
      const sites = await withEnvironment(engine, options.project, async (environment) =>
        sitesOf(readEditions(await loadValidSite(options, environment), 'ever')),
      );
      const [{ site }] = sites;
      const server = readServerOptions(values, site.url);
      if (containsDraft(server.root)) throw new UsageError('root-is-draft', { file: server.root });
      const plan = planHost(...sites);
      await openOutputFolder(out);
      if (existsSync(join(out, '404.html'))) throw new UsageError('out-holds-site', { file: values.out });
      await mkdir(out, { recursive: true });
      for (const [name, content] of Object.entries(serverFiles(plan, server))) {
        await writeFile(join(out, name), content);
        process.stdout.write(`${escapeControlCharacters(join(relative(process.cwd(), out), name))}\n`);
      }
    } catch (error) {
      reportContent(error, options);
      throw error;
    }
  });
