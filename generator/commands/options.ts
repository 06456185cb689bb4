import { resolve } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import {
  type Diagnostic,
  type Format,
  formatDiagnostics,
  formats,
  formatWithQuotes,
  type MessageLanguage,
} from '../diagnostics.ts';
import { ContentError, UsageError } from '../errors.ts';
import { readLanguage } from '../load.ts';
import { counted, listed } from '../rules/counts.ts';

/** Options that every command reads; a command names those it takes. */
const known = {
  site: { type: 'string', default: 'site.json' },
  out: { type: 'string', default: 'out' },
  strict: { type: 'boolean', default: false },
  format: { type: 'string', default: 'text' },
  language: { type: 'string' },
  port: { type: 'string' },
  all: { type: 'boolean', default: false },
  'redirect-pages': { type: 'boolean', default: false },
  secure: { type: 'boolean', default: false },
} as const satisfies ParseArgsConfig['options'];

export interface Options {
  siteFile: string;
  outDir: string;
  isStrict: boolean;
  format: Format;
  language: MessageLanguage | undefined;
  port: number | undefined;
  /** Show every diagnostic, however many. */
  isAll: boolean;
  /** Write pages that lead on from former addresses. */
  hasRedirectPages: boolean;
  /** Serve over TLS and HTTP/2. */
  isSecure: boolean;
}

function oneOf<Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((one) => one === value);
  if (!found) throw new UsageError(`--${name} takes one of: ${allowed.join(', ')}; not "${value}".`);
  return found;
}

/**
 * Reads the command line.
 * @throws UsageError for an option or value that the command does not take.
 */
export function readOptions(names: (keyof typeof known)[]): Options {
  const taken = Object.fromEntries(names.map((name) => [name, known[name]]));
  try {
    const { values } = parseArgs({ options: taken }) as { values: Record<string, string | boolean | undefined> };
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
      throw new UsageError('--port takes a number from 0 to 65535.');
    for (const name of ['site', 'out']) if (values[name] === '') throw new UsageError(`--${name} is empty.`);
    return {
      siteFile: resolve(String(values.site ?? known.site.default)),
      outDir: resolve(String(values.out ?? known.out.default)),
      isStrict: values.strict === true,
      format: oneOf<Format>('format', String(values.format ?? 'text'), formats),
      language:
        values.language === undefined ? undefined : oneOf<MessageLanguage>('language', String(values.language), ['ar', 'en']),
      port,
      isAll: values.all === true,
      hasRedirectPages: values['redirect-pages'] === true,
      isSecure: values.secure === true,
    };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${(error as Error).message} Options: ${names.map((name) => `--${name}`).join(', ')}.`);
  }
}

/** Language of messages when none is asked for: English, the language of the commands. */
export const defaultLanguage: MessageLanguage = 'en';

/** The language asked for, or that of the content, or English, the language of the commands. */
export async function chooseLanguage({ language, siteFile }: Pick<Options, 'language' | 'siteFile'>): Promise<MessageLanguage> {
  return language ?? (await readLanguage(siteFile)) ?? defaultLanguage;
}

/** Diagnostics that people are shown at once, unless they ask for all. */
const mostShown = 50;

/** The first diagnostics in the order of the file; errors go before warnings where not all fit. */
function firstOf(diagnostics: Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const kept = new Set([...errors, ...warnings].slice(0, mostShown));
  return diagnostics.filter((diagnostic) => kept.has(diagnostic));
}

/**
 * Diagnostics as one string; nothing when there are none and the format is for people, who see the first 50 of them.
 * Programs get all.
 */
export function report(
  diagnostics: Diagnostic[],
  { format = 'text', language = defaultLanguage, isAll = false }: Partial<Pick<Options, 'format' | 'language' | 'isAll'>>,
): string {
  if (format !== 'text') {
    const text = formatDiagnostics(diagnostics, format, language);
    return text === '' ? '' : `${text}\n`;
  }
  const shown = isAll ? diagnostics : firstOf(diagnostics);
  if (shown.length === 0) return '';
  const left = diagnostics.length - shown.length;
  const more = left > 0 ? `${listed([counted(left, 'more', language), '--all'], language)}\n` : '';
  return `${formatWithQuotes(shown, language)}\n${more}`;
}

/** "3 errors, 2 warnings". */
export function countOf(diagnostics: Diagnostic[], language: MessageLanguage = defaultLanguage): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return listed([counted(errors, 'error', language), counted(diagnostics.length - errors, 'warning', language)], language);
}

/**
 * Runs a command: 0 fine, 1 the content is wrong, 2 usage or environment. Only our own bugs show a stack trace.
 */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (error instanceof ContentError) {
      process.exitCode = 1;
    } else if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    } else {
      process.stderr.write(`${(error as Error)?.stack ?? error}\n`);
      process.exitCode = 2;
    }
  }
}
