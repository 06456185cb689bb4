import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, buildSite, readSite } from '../build.ts';
import { ContentError, UsageError } from '../errors.ts';
import { planHost } from '../hosts/host-plan.ts';
import { headersPolicy } from '../publish/cloudfront.ts';
import { planObjects, siteFolder } from '../publish/objects.ts';
import { type PublishResult, publish } from '../publish/publish.ts';
import { openStore } from '../publish/store.ts';
import { countOf, report, run } from './options.ts';

const known = {
  bucket: { type: 'string' },
  endpoint: { type: 'string' },
  prefix: { type: 'string', default: '' },
  'dry-run': { type: 'boolean', default: false },
  prune: { type: 'boolean', default: false },
  'keep-days': { type: 'string', default: '30' },
  'print-headers': { type: 'boolean', default: false },
  site: { type: 'string', default: 'site.json' },
  out: { type: 'string', default: 'out' },
  strict: { type: 'boolean', default: false },
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

function readEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined) return undefined;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new UsageError('--endpoint takes the address of a store, such as https://storage.example.com.');
  return url.href.replace(/\/$/, '');
}

/** `a/b`, `/a/b/` and `a/b/` are one folder. */
function readPrefix(prefix: string): string {
  const plain = prefix.replaceAll(/^\/+|\/+$/g, '');
  return plain === '' ? '' : `${plain}/`;
}

function readDays(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError('--keep-days takes a number of days.');
  return Number(text);
}

function readDestination({ bucket, endpoint, prefix, 'keep-days': keepDays }: Arguments) {
  if (!bucket) throw new UsageError('--bucket takes the name of a bucket that exists.');
  return { bucket, endpoint: readEndpoint(endpoint), prefix: readPrefix(prefix), keepDays: readDays(keepDays) };
}

function summary({ sent, bytes, removed, kept }: PublishResult, total: number, isDryRun: boolean): string {
  const [sending, removing] = isDryRun ? ['would send', 'would delete'] : ['sent', 'deleted'];
  const parts = [`${sending} ${sent} of ${total} objects (${Math.ceil(bytes / 1024)} KB)`, `${removing} ${removed}`];
  return `${[...parts, ...(kept > 0 ? [`kept ${kept} hashed files of earlier sites`] : [])].join(', ')}\n`;
}

async function buildAndPublish(options: Arguments, build: BuildOptions): Promise<void> {
  const { bucket, endpoint, prefix, keepDays } = readDestination(options);
  const { files, warnings } = await buildSite(build);
  if (warnings.length > 0) process.stderr.write(`${countOf(warnings)}; "npm run check" lists them.\n`);
  const { site } = await readSite(build);
  const plan = planHost(site);
  const objects = planObjects({ site, plan, files, prefix });
  const result = await publish({
    store: await openStore({ bucket, endpoint }),
    objects,
    folder: siteFolder({ plan, prefix }),
    isPruning: options.prune,
    isDryRun: options['dry-run'],
    keepDays,
    now: new Date(),
    log: (line) => process.stdout.write(`${line}\n`),
  });
  process.stdout.write(summary(result, objects.length, options['dry-run']));
}

async function printHeaders(build: BuildOptions): Promise<void> {
  const { site } = await readSite(build);
  const policy = headersPolicy(`${new URL(site.site.url).hostname}-headers`, planHost(site).headers);
  process.stdout.write(`${JSON.stringify(policy, null, 2)}\n`);
}

await run(async () => {
  const options = readArguments();
  const build = { siteFile: resolve(options.site), outDir: resolve(options.out), isStrict: options.strict };
  try {
    await (options['print-headers'] ? printHeaders(build) : buildAndPublish(options, build));
  } catch (error) {
    if (error instanceof ContentError) process.stderr.write(report(error.diagnostics, {}));
    throw error;
  }
});
