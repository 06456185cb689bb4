import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Format, formats, type MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters, toEscapedJson } from '../../core/diagnostics/escape-control-characters.ts';
import { counted, listed } from '../../core/diagnostics/messages/counts.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { siteFileName } from '../../core/util/project.ts';
import { isGiven, languageOf, optionsOf, readArguments, readWords } from './arguments.ts';
import type { Command } from './command.ts';

/** Output of a command for one site. */
interface SiteRun {
  site: string;
  code: number;
  output: string;
  errors: string;
}

/** Windows shells do not expand `sites/*`: returns all site folders in that folder, sorted by name. */
function sitesOf(word: string): string[] {
  const [, folder] = /^(.*)[\\/]\*$/.exec(word) ?? [];
  if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [word];
  const places = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
  return places.filter((place) => existsSync(join(place, siteFileName)));
}

function runOne(engine: Engine, { name }: Command, site: string): Promise<SiteRun> {
  const args = [...process.execArgv, engine.start, name, ...optionsOf(), '--', site];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const runs = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    runs.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    runs.errors += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // A process killed by a signal has no exit code.
    child.on('close', (code) => resolve({ site, code: code ?? 2, ...runs }));
  });
}

/**
 * Prints the output of a site under its heading, once all sites before it are printed. Machine-readable formats get one list at
 * the end.
 */
function show({ site, output, errors }: SiteRun, format: Format): void {
  if (format === 'text') process.stdout.write(`== ${escapeControlCharacters(site)}\n`);
  if (format === 'text' || format === 'github') process.stdout.write(output);
  process.stderr.write(errors);
}

/** Joins the lists of all sites into one. A site whose command failed has no list. */
function joinLists(all: readonly SiteRun[]): string {
  const found = all.flatMap(({ output }) => (output.trim() === '' ? [] : JSON.parse(output)));
  return `${toEscapedJson(found)}\n`;
}

function sumUp(all: readonly SiteRun[], language: MessageLanguage): string {
  const failed = all.filter(({ code }) => code !== 0).map(({ site }) => escapeControlCharacters(site));
  const sites = counted(all.length, 'site', language);
  if (failed.length === 0) return `${sites}\n`;
  return `${listed([sites, counted(failed.length, 'failed', language)], language)}: ${listed(failed, language)}\n`;
}

/** @throws UsageError for invalid options, before any site is read */
function formatGiven(command: Command): Format {
  const { format = 'text' }: { format?: string } = readArguments(command);
  return formats.find((one) => one === format) ?? 'text';
}

/**
 * Runs a command on each site of the command line, in child processes, as many at a time as there are processors. A failing
 * site does not stop the others; the exit code is the highest of all. Output is in the order of the arguments.
 * @param act the command for a single site or the default site
 * @throws UsageError for invalid options, or options that only apply to a single site
 */
export async function forEachSite(command: Command, engine: Engine, act: () => Promise<void>): Promise<void> {
  const format = formatGiven(command);
  const words = readWords();
  const [option] = (['site', 'out'] as const).filter((name) => isGiven(name));
  if (words.length > 0 && option !== undefined && (option === 'site' || words.length > 1))
    throw new UsageError('sites-twice', { option: `--${option}`, list: words });
  const sites = words.flatMap(sitesOf);
  if (words.length === 0 || (sites.length === 1 && sites[0] === words[0])) return act();
  if (sites.length === 0) throw new UsageError('no-site-here', { file: words.join(' ') });
  const limit = pLimit(availableParallelism());
  const all: SiteRun[] = [];
  for (const running of sites.map((site) => limit(() => runOne(engine, command, site)))) {
    const runs = await running;
    all.push(runs);
    show(runs, format);
  }
  if (format === 'json' || format === 'gitlab') process.stdout.write(joinLists(all));
  process.stderr.write(sumUp(all, await languageOf(process.argv.slice(2), engine.root)));
  process.exitCode = Math.max(...all.map(({ code }) => code));
}
