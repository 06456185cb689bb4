import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readCustomBlocks } from '../../bundle/custom-blocks/read-custom-blocks.ts';
import { ignoresCustomBlocks } from '../../bundle/custom-blocks/supervisor-protocol.ts';
import {
  type Diagnostic,
  type Format,
  formatDiagnostics,
  formats,
  formatWithQuotes,
  type MessageLanguage,
  messageLanguages,
} from '../../core/diagnostics/diagnostics.ts';
import { ContentError, CustomBlocksError, UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters, escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import { groupMissingGlyphs } from '../../core/diagnostics/group-missing-glyphs.ts';
import { formatHidden, limitWarnings } from '../../core/diagnostics/limit-warnings.ts';
import { counted, listed } from '../../core/diagnostics/messages/counts.ts';
import type { UsageCode } from '../../core/diagnostics/messages/usage.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { folderOfSite, openProject, type Project } from '../../core/util/project.ts';
import {
  defaultLanguage,
  isGiven,
  isHelpRequested,
  languageOf,
  oneOf,
  preferredLanguage,
  readArguments,
  readWords,
} from './arguments.ts';
import { callingFolder, findSiteFolder } from './calling-folder.ts';
import { type Command, takesSites } from './command.ts';
import { helpHint, helpOf } from './help.ts';
import { optionList } from './option-list.ts';

/** Errors in the call itself: the message refers to the command's help. */
const usageErrorCodes = new Set<UsageCode>([
  'unknown-option',
  'unexpected-word',
  'value-missing',
  'value-not-taken',
  'bucket-missing',
  'no-action',
  'no-block',
  'no-extra',
  'file-missing',
  'desk-folder-missing',
]);

export interface Options {
  project: Project;
  isStrict: boolean;
  /** Accept an output folder that contains unmanaged files. */
  isForced: boolean;
  /** Skip what a quick preview does not need. */
  isDraft: boolean;
  format: Format;
  language: MessageLanguage | undefined;
  /** The requested port or the command's default; 0 selects a free one. */
  port: number;
  /** Show all diagnostics. */
  isAll: boolean;
  /** Write redirect pages for former addresses. */
  hasRedirectPages: boolean;
  isSecure: boolean;
  /** Reference time for publication dates, in milliseconds since 1970. */
  now: number;
}

/** Unparsed options of commands that read a site. */
interface RawOptions {
  site?: string;
  out?: string;
  strict?: boolean;
  force?: boolean;
  draft?: boolean;
  format?: string;
  language?: string | undefined;
  port?: string | undefined;
  all?: boolean;
  'redirect-pages'?: boolean;
  secure?: boolean;
  at?: string | undefined;
  cache?: string | undefined;
}

/** @throws UsageError if a value of `--port` is not a port */
export function readPort(port: string): number {
  const isPort = /^\d{1,5}$/.test(port) && Number(port) < 65536;
  if (!isPort) throw new UsageError('no-port', { option: '--port', found: port });
  return Number(port);
}

/**
 * Reference time: `--at`, else SOURCE_DATE_EPOCH in seconds (https://reproducible-builds.org/specs/source-date-epoch/), else
 * the clock.
 */
function readNow(at: string | undefined): number {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  if (at === undefined) return epoch !== undefined && /^\d{1,12}$/.test(epoch) ? Number(epoch) * 1000 : Date.now();
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(at) && !Number.isNaN(Date.parse(at));
  if (!isMoment) throw new UsageError('no-moment', { option: '--at', found: at });
  return Date.parse(at);
}

/** Whether `--format` is the format of a report. */
const reportsIn = ({ meanings }: Command) => !meanings?.format;

const readsSite = ({ options }: Command) => options.includes('site');

/** Default folder of a site and its output. @throws UsageError if there is no site */
function folderOf(command: Command, root: string, out: string): string {
  if (!readsSite(command) || isGiven('site')) return process.cwd();
  // A previewed folder was usually built beside its site.
  const beside = dirname(resolve(out));
  if (command.name === 'preview' && isGiven('out') && existsSync(join(beside, optionList.site.default))) return beside;
  const folder = findSiteFolder(root);
  if (folder === undefined) throw new UsageError('no-site-here', { file: process.cwd() });
  return folder;
}

/** The project of a command. A site given as a word is built beside its file. */
function projectOf(command: Command, { site, out = optionList.out.default, cache }: RawOptions, root: string): Project {
  const [word] = takesSites(command) ? readWords() : [];
  if (word !== undefined) return openProject(word, isGiven('out') ? out : join(folderOfSite(word), out), cache);
  const folder = folderOf(command, root, out);
  const siteFile = resolve(isGiven('site') ? '' : folder, site ?? optionList.site.default);
  return openProject(siteFile, resolve(isGiven('out') ? '' : folder, out), cache);
}

/**
 * Parses the command line of a command that reads a site.
 * @throws UsageError for an invalid option or value, or if there is no site
 */
export function readOptions(command: Command, { root }: Pick<Engine, 'root'>): Options {
  const values: RawOptions = readArguments(command);
  return {
    project: projectOf(command, values, root),
    isStrict: values.strict === true,
    isForced: values.force === true,
    isDraft: values.draft === true,
    format: reportsIn(command) ? oneOf('--format', values.format ?? optionList.format.default, formats) : 'text',
    language: values.language === undefined ? undefined : oneOf('--language', values.language, messageLanguages),
    port: readPort(values.port ?? '0'),
    isAll: values.all === true,
    hasRedirectPages: values['redirect-pages'] === true,
    isSecure: values.secure === true,
    now: readNow(values.at),
  };
}

/** Maximum number of diagnostics, without `--all`. */
const maxShown = { people: 50, programs: 1000 };

/** First diagnostics in file order; errors take precedence over warnings if there are too many. */
function firstOf(diagnostics: Diagnostic[], most: number): Diagnostic[] {
  if (diagnostics.length <= most) return diagnostics;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const kept = new Set([...errors, ...warnings].slice(0, most));
  return diagnostics.filter((diagnostic) => kept.has(diagnostic));
}

/** Groups similar diagnostics for people; machine-readable formats and `--all` list every place. */
export const diagnosticsFor = (diagnostics: Diagnostic[], { format, isAll }: Pick<Options, 'format' | 'isAll'>): Diagnostic[] =>
  format === 'text' && !isAll ? groupMissingGlyphs(diagnostics) : diagnostics;

/**
 * Formats diagnostics. For people: the first 50, with many warnings of one code shown as a few and a count; empty if there are
 * none. For programs: the first 1,000.
 */
export function report(
  diagnostics: Diagnostic[],
  { format = 'text', language = defaultLanguage, isAll = false }: Partial<Pick<Options, 'format' | 'language' | 'isAll'>>,
): string {
  const most = format === 'text' ? maxShown.people : maxShown.programs;
  const told = diagnosticsFor(diagnostics, { format, isAll });
  const isShort = format === 'text' && !isAll;
  const kinds = isShort ? limitWarnings(told) : { shown: told, hidden: new Map<string, number>() };
  const shown = isAll ? told : firstOf(kinds.shown, most);
  const left = kinds.shown.length - shown.length;
  const more = left > 0 ? listed([counted(left, 'more', language), '--all'], language) : '';
  if (format !== 'text') {
    const text = formatDiagnostics(shown, format, language);
    const notice = format === 'github' && more !== '' ? `::notice::${more}\n` : '';
    return text === '' ? '' : `${text}\n${notice}`;
  }
  return shown.length === 0
    ? ''
    : `${formatWithQuotes(shown, language)}\n${formatHidden(kinds.hidden, language)}${more && `${more}\n`}`;
}

/** Prints the diagnostics of a content error, in the language of messages. */
export function reportContent(error: unknown, options: Options): void {
  if (!(error instanceof ContentError)) return;
  const language = preferredLanguage(options, error.language);
  process.stderr.write(report(error.diagnostics, { ...options, language }));
}

/** Number of errors and warnings: "3 errors, 2 warnings". */
export function countOf(diagnostics: Diagnostic[], language: MessageLanguage = defaultLanguage): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return listed([counted(errors, 'error', language), counted(diagnostics.length - errors, 'warning', language)], language);
}

/** Ignores EPIPE: the reader of the output may exit early, as `head` does. */
function allowGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
}

/** Reports diagnostics of custom blocks in the way that the command reports diagnostics of content. */
async function reportCustomBlocks({ diagnostics }: ContentError, command: Command, engine: Engine): Promise<void> {
  const options = readOptions(command, engine);
  const language = await languageOf(process.argv.slice(2), engine.root);
  const stream = command.name === 'check' ? process.stdout : process.stderr;
  stream.write(report(diagnostics, { ...options, language }));
  if (options.format === 'text') stream.write(`${countOf(diagnostics, language)}\n`);
}

/** Whether a command behaves differently for a site with custom blocks or themes. */
function supportsCustomBlocks(command: Command): boolean {
  // The schema is that of the site in the working folder, if any. Several sites run in one process each.
  if (command.name === 'schema') return true;
  return readsSite(command) && command.name !== 'add' && !(takesSites(command) && readWords().length > 1);
}

/** The command run by the engine of a site with custom blocks or themes; undefined for other sites. */
function customBlocksAction(command: Command, engine: Engine): (() => Promise<void>) | undefined {
  if (engine.customBlocks !== undefined || !supportsCustomBlocks(command)) return undefined;
  const { root, siteFile, engineCache = engine.cache } = readOptions(command, engine).project;
  const customBlocks = ignoresCustomBlocks() || !existsSync(siteFile) ? undefined : readCustomBlocks(root);
  if (customBlocks === undefined) return undefined;
  return async () => {
    const { delegateCommand } = await import('../../bundle/custom-blocks/delegate.ts');
    const language = await languageOf(process.argv.slice(2), engine.root);
    await delegateCommand(command.name, { ...engine, cache: engineCache }, { customBlocks, language });
  };
}

/** Reports an error in custom code and returns it as a content error; returns any other error unchanged. */
async function asContent(error: unknown, command: Command, engine: Engine): Promise<unknown> {
  const isOwn = error instanceof CustomBlocksError;
  if (!isOwn && (engine.customBlocks === undefined || error instanceof ContentError || error instanceof UsageError)) return error;
  const told = isOwn
    ? error
    : (await import('../../bundle/custom-blocks/place-of-error.ts')).toCustomBlocksError(error, engine.customBlocks);
  if (told) await reportCustomBlocks(told, command, engine);
  return told ?? error;
}

/**
 * Runs a command and sets the exit code: 0 success, 1 content errors, 2 usage or environment. Only internal errors show a stack
 * trace. Handles `--help`.
 */
export async function run(command: Command, engine: Engine, act: () => Promise<void>): Promise<void> {
  const { root } = engine;
  const args = process.argv.slice(2);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', allowGone);
  try {
    // Return to the folder of the caller: paths in arguments and output are relative to it.
    if (readsSite(command)) process.chdir(callingFolder(command, root));
    if (isHelpRequested(args)) process.stdout.write(helpOf(command, await languageOf(args, root)));
    else await (customBlocksAction(command, engine) ?? act)();
  } catch (thrown) {
    const error = await asContent(thrown, command, engine);
    if (error instanceof ContentError) {
      process.exitCode = 1;
      return;
    }
    process.exitCode = 2;
    if (error instanceof UsageError) {
      const language = await languageOf(args, root);
      const help = usageErrorCodes.has(error.code) ? `${helpHint(command, language)}\n` : '';
      process.stderr.write(`${escapeControlCharacters(error.in(language))}\n${help}`);
    } else {
      process.stderr.write(`${escapeControlCharactersInLines(String((error as Error)?.stack ?? error))}\n`);
    }
  }
}
