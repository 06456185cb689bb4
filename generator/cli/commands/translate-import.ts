import { basename, relative, resolve } from 'node:path';
import { languageOfContent } from '../../content/site/load.ts';
import { analyseTranslation, confirm } from '../../content/translations/analyse-translations.ts';
import { maxBytes } from '../../content/translations/decode.ts';
import { ExchangeError } from '../../content/translations/exchange-error.ts';
import { type AcceptedTranslation, type MatchResult, matchUnits, startedPages } from '../../content/translations/match.ts';
import { readTranslatedFile } from '../../content/translations/read-file.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { ContentError, UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { toReadable } from '../../core/json/path.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import { openEditSession } from '../../editor/document/session.ts';
import type { Operation } from '../../editor/document/text/operation.ts';
import { writeRecordFile } from '../../editor/document/write-record.ts';
import { openTranslations, type TranslatedSite } from '../../editor/server/endpoints/translations/translated-site.ts';
import { messagesIn, type TranslateCall, targetOf } from './translate-call.ts';
import { begunWords, importedWords, importNotes, refusedWords } from './translate-words.ts';

/** @throws UsageError if the file is unreadable or not a translation file */
function readUnits(file: string, source: string, target: string) {
  const read = readRegularFile(file, maxBytes);
  const shown = relative(process.cwd(), file) || file;
  if (!('bytes' in read)) {
    if (read.reason === 'large') throw new UsageError('exchange-too-large', { file: shown });
    throw new UsageError('cannot-read', { file: shown, reason: read.code ?? read.reason });
  }
  try {
    return readTranslatedFile(read.bytes, { source, target }).units;
  } catch (error) {
    if (!(error instanceof ExchangeError)) throw error;
    const { reason, line, found } = error;
    throw new UsageError(`exchange-${reason}`, { file: line === undefined ? shown : `${shown}:${line}`, found });
  }
}

/** Edit operation for a translation: a text in one language becomes a text by language. */
function operationOf(
  { text, target }: AcceptedTranslation,
  language: string,
  { source: file, context: known }: TranslatedSite,
): Operation[] {
  const { path, source, translations } = text;
  if (translations.get(language) === target) return [];
  const leaf = valueAt(file.value, path);
  if (typeof leaf !== 'string') return [{ do: 'set', at: [...path, language], value: target }];
  return [{ do: 'set', at: path, value: { [known.languages.default]: source, [language]: target } }];
}

/** Note on an accepted translation; undefined if it only counts towards the total. */
function noteOf({ text, isConfirmed, unit }: AcceptedTranslation, target: string, { context: known }: TranslatedSite) {
  if (analyseTranslation(text, target, known).state === 'confirmed') return importNotes.replaced;
  return isConfirmed ? undefined : importNotes[unit.isDraft ? 'draft' : 'different'];
}

function printSummary(
  { accepted, rejected, unchanged }: MatchResult,
  site: TranslatedSite,
  { file, target, language, isDryRun }: ImportSummary,
): void {
  for (const one of accepted) {
    const note = noteOf(one, target, site);
    if (note)
      process.stdout.write(
        `${escapeControlCharacters(`${file}:${one.unit.line} ${toReadable(one.text.path)}: ${note[language]}`)}\n`,
      );
  }
  for (const one of rejected) process.stderr.write(`${refusedWords(one, file, language, escapeControlCharacters)}\n`);
  const confirmed = accepted.filter(({ isConfirmed }) => isConfirmed).length;
  const counts = { taken: accepted.length, confirmed, unchanged, refused: rejected.length };
  process.stdout.write(`${importedWords(counts, isDryRun)[language]}\n`);
  const pages = startedPages(accepted, target);
  if (pages.length > 0) process.stdout.write(`${escapeControlCharacters(begunWords(pages, isDryRun)[language])}\n`);
}

interface ImportSummary {
  file: string;
  target: string;
  language: MessageLanguage;
  isDryRun: boolean;
}

/**
 * Applies translations to the site file as one edit, or does a dry run. @throws ContentError if the result has errors @throws
 * UsageError if the file is being edited
 */
async function edit(
  { accepted }: MatchResult,
  site: TranslatedSite,
  { options, machine: environment }: TranslateCall,
  { file, target, isDryRun }: ImportSummary,
): Promise<void> {
  const operations = accepted.flatMap((one) => operationOf(one, target, site));
  if (operations.length === 0) return;
  const session = openEditSession({ project: options.project, environment });
  const { base } = await session.state();
  const summary = { key: 'translations', values: { file: basename(file), count: String(accepted.length) } };
  const change = { base, operations, summary };
  const result = await (isDryRun ? session.tryChange(change) : session.change(change));
  if (result.state === 'refused') throw new ContentError(result.diagnostics, languageOfContent(site.source.part('site')));
  if (result.state === 'conflict') throw new UsageError('site-changed', { file: site.source.file });
}

/** Imports a translator's file. The exit code is 1 if a translation was rejected. */
export async function importTranslations(call: TranslateCall): Promise<void> {
  const { values, words, options, machine: environment } = call;
  const [name, other] = words;
  if (name === undefined) throw new UsageError('file-missing');
  if (other !== undefined) throw new UsageError('unexpected-word', { found: other });
  const site = await openTranslations(options.project, environment, () => true);
  const target = targetOf(values, site);
  const { context: known, texts, recordFile } = site;
  const file = resolve(name);
  const units = readUnits(file, known.languages.default, target);
  const matched = matchUnits(units, { texts, language: target, known });
  const isDryRun = values['dry-run'];
  const told = { file: relative(process.cwd(), file) || file, target, language: messagesIn(options, site), isDryRun };
  await edit(matched, site, call, told);
  printSummary(matched, site, told);
  if (matched.rejected.length > 0) process.exitCode = 1;
  if (isDryRun) return;
  for (const { text, target: translation, isConfirmed } of matched.accepted) {
    const translated = { ...text, translations: new Map([[target, translation]]) };
    if (isConfirmed) confirm({ text: translated, language: target }, known);
  }
  writeRecordFile(recordFile);
}
