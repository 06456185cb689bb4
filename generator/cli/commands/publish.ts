import { inLanguages, wordsLanguage } from '../../../templates/model/files/language.ts';
import { buildSite } from '../../build/build.ts';
import { planHost } from '../../build/hosting/host-plan.ts';
import { headersPolicy } from '../../build/publish/cloudfront.ts';
import { type PublishedFile, planObjects, siteFolder } from '../../build/publish/objects.ts';
import { type PublishResult, publish, recordName } from '../../build/publish/publish.ts';
import { openStore } from '../../build/publish/store.ts';
import { readEditions, sitesOf } from '../../build/tasks/read-site.ts';
import { loadValidSite } from '../../check/load-site.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { tuneForShortProcess } from '../../core/cache/garbage-collection.ts';
import type { Diagnostic, MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { listed } from '../../core/diagnostics/messages/counts.ts';
import { type ProgressDisplay, showProgress } from '../../core/progress/terminal.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { hashFile, shortHash } from '../../core/util/hash.ts';
import { isCopied, isStored, type OutputFile } from '../../core/util/output-file.ts';
import { endWithChannel } from '../../core/util/parent-channel.ts';
import { type Arguments, preferredLanguage, readArguments } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { defineCommand } from './command.ts';
import { countOf, type Options, readOptions, report, reportContent, run } from './options.ts';
import { formsOf, sendBuilt } from './send-built.ts';

export const command = defineCommand({
  name: 'publish',
  script: 'publish:s3',
  words: {
    en: 'Builds the site and synchronises a bucket with it.',
    ar: 'يبني الموقع ويجعل ما في الحاوية مطابقًا له.',
  },
  options: [
    'bucket',
    'endpoint',
    'prefix',
    'dry-run',
    'prune',
    'keep-days',
    'print-headers',
    'site',
    'out',
    'force',
    'strict',
    'at',
    'cache',
    'language',
  ],
});

function readEndpoint(endpoint: string | undefined): string | undefined {
  if (endpoint === undefined) return undefined;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new UsageError('no-store', { option: '--endpoint', found: endpoint });
  return url.href.replace(/\/$/, '');
}

/** Normalises a prefix: `a/b`, `/a/b/` and `a/b/` are the same folder. */
function readPrefix(prefix: string): string {
  const plain = prefix.replaceAll(/^\/+|\/+$/g, '');
  return plain === '' ? '' : `${plain}/`;
}

function readDays(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new UsageError('no-days', { option: '--keep-days', found: text });
  return Number(text);
}

function readDestination({ bucket, endpoint, prefix, 'keep-days': keepDays }: Arguments<typeof command>) {
  if (!bucket) throw new UsageError('bucket-missing');
  return { bucket, endpoint: readEndpoint(endpoint), prefix: readPrefix(prefix), keepDays: readDays(keepDays) };
}

const summaryWords = inLanguages({
  en: {
    sent: (count: number, total: number, size: number) => `sent ${count} of ${total} objects (${size} KB)`,
    wouldSend: (count: number, total: number, size: number) => `would send ${count} of ${total} objects (${size} KB)`,
    removed: (count: number) => `deleted ${count}`,
    wouldRemove: (count: number) => `would delete ${count}`,
    kept: (count: number) => `kept ${count} hashed files of earlier sites`,
    lost: `as ${recordName} could not be read`,
  },
  ar: {
    sent: (count: number, total: number, size: number) => `أُرسل ${count} من أصل ${total} (${size} كيلوبايت)`,
    wouldSend: (count: number, total: number, size: number) => `كان سيُرسل ${count} من أصل ${total} (${size} كيلوبايت)`,
    removed: (count: number) => `حُذف ${count}`,
    wouldRemove: (count: number) => `كان سيُحذف ${count}`,
    kept: (count: number) => `بقي ${count} من ملفات المواقع السابقة`,
    lost: `إذ تعذرت قراءة ${recordName}`,
  },
});

interface PublishTotals extends PublishResult {
  total: number;
  isDryRun: boolean;
}

function summary(
  { sent, bytes, removed, kept, isRecordLost, total, isDryRun }: PublishTotals,
  language: MessageLanguage,
): string {
  const words = summaryWords[language];
  const [sending, removing] = isDryRun ? [words.wouldSend, words.wouldRemove] : [words.sent, words.removed];
  const parts = [
    sending(sent, total, Math.ceil(bytes / 1024)),
    removing(removed),
    ...(kept > 0 ? [words.kept(kept)] : []),
    ...(isRecordLost ? [words.lost] : []),
  ];
  return `${listed(parts, language)}\n`;
}

const lists: Record<MessageLanguage, string> = {
  en: '; "npm run build" lists them.',
  ar: '؛ ويعرضها "npm run build".',
};

/** Limits of the storage host, which the check does not report because it does not know the host. */
const isOfStore = ({ code, parameters }: Diagnostic) => code === 'host-limit' && parameters?.expected === 'query';

/** Upload of a file: its bytes, or a way to read them when it is sent. */
async function readPublished(file: OutputFile): Promise<PublishedFile> {
  const { path } = file;
  if (isStored(file)) {
    const { size, hash } = file.content;
    // Hashed like bytes in memory, so that an object uploaded either way is the same.
    return { path, content: { size, hash: shortHash(hash), read: () => file.content.read() } };
  }
  if (!isCopied(file)) return { path, content: file.content };
  const { from, size } = file.content;
  return { path, content: { from, size, hash: await hashFile(from) } };
}

/** Warnings that only this command knows, and the number of all. */
function reportWarnings(warnings: Diagnostic[], options: Options & { language: MessageLanguage }): string {
  const { language } = options;
  const count = warnings.length > 0 ? `${countOf(warnings, language)}${lists[language]}\n` : '';
  return report(warnings.filter(isOfStore), options) + count;
}

async function buildAndPublish(
  options: Arguments<typeof command>,
  build: Options,
  shown: ProgressDisplay,
  environment: BuildEnvironment,
): Promise<void> {
  const { progress, clearLine } = shown;
  const { bucket, endpoint, prefix, keepDays } = readDestination(options);
  const buildOptions = { ...build, isForStore: true, progress };
  const { site, sites, files, warnings, publicationSpan } = await buildSite(buildOptions, environment);
  const language = preferredLanguage(build, wordsLanguage(site.site.language));
  clearLine();
  process.stderr.write(reportWarnings(warnings, { ...build, language }));
  progress.begin('send');
  const plan = planHost(...sites);
  const published = await Promise.all(files.map(readPublished));
  const objects = planObjects({ sites, plan, files: published, prefix });
  const result = await publish({
    store: await openStore({ bucket, endpoint }),
    objects,
    folder: siteFolder({ plan, prefix }),
    isPruning: options.prune,
    isDryRun: options['dry-run'],
    keepDays,
    now: new Date(),
    log: (line) => {
      clearLine();
      process.stdout.write(`${escapeControlCharacters(line)}\n`);
    },
    noteLostRecord: (file) => {
      clearLine();
      process.stderr.write(`${new UsageError('bad-record', { file }).in(language)}\n`);
    },
    progress,
  });
  shown.end();
  await sendBuilt(await formsOf(sites), publicationSpan);
  process.stdout.write(summary({ ...result, total: objects.length, isDryRun: options['dry-run'] }, language));
}

async function printHeaders(build: Options, environment: BuildEnvironment): Promise<void> {
  const sites = sitesOf(readEditions(await loadValidSite(build, environment), 'ever'));
  const policy = headersPolicy(`${new URL(sites[0].site.url).hostname}-headers`, planHost(...sites).headers);
  process.stdout.write(`${JSON.stringify(policy, null, 2)}\n`);
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    endWithChannel();
    tuneForShortProcess();
    const options = readArguments(command);
    const build = readOptions(command, engine);
    const shown = showProgress({
      terminal: process.stderr,
      languageOf: (ofContent) => preferredLanguage(build, ofContent),
    });
    try {
      await withEnvironment(engine, build.project, (environment) =>
        options['print-headers'] ? printHeaders(build, environment) : buildAndPublish(options, build, shown, environment),
      ).finally(shown.end);
    } catch (error) {
      reportContent(error, build);
      throw error;
    }
  });
