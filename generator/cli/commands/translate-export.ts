import { existsSync, writeFileSync } from 'node:fs';
import { basename, extname, relative, resolve } from 'node:path';
import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import type { AnalysedTranslation } from '../../content/translations/analyse-translations.ts';
import { collectTexts, inDefaultLanguage } from '../../content/translations/collect.ts';
import { writeCsvFile } from '../../content/translations/csv-file.ts';
import { exchangeFormats } from '../../content/translations/exchange.ts';
import { type ExportableState, exportableStates, type Unit, unitsOf } from '../../content/translations/units.ts';
import { writeXliff } from '../../content/translations/xliff-write.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { listed } from '../../core/diagnostics/messages/counts.ts';
import { wordsOfKey } from '../../core/diagnostics/messages/key-words.ts';
import { placeInWords, separators } from '../../core/diagnostics/place-in-words.ts';
import { openTranslations, type TranslatedSite } from '../../editor/server/endpoints/translations/translated-site.ts';
import { isGiven, oneOf } from './arguments.ts';
import { messagesIn, pagesOf, type TranslateCall, targetOf } from './translate-call.ts';
import { absentPages, exportedWords, stateWords } from './translate-words.ts';

const endings = { xliff: 'xlf', csv: 'csv' };

const readStates = (only: string): ExportableState[] =>
  only.split(',').map((state) => oneOf('--only', state.trim(), exportableStates));

/** Page, section and field of a text in words, using the names of the default language. */
function placesInWords(
  { source, context: known }: TranslatedSite,
  language: MessageLanguage,
): (analysed: AnalysedTranslation) => string {
  const content = inDefaultLanguage(source.value, known.languages.default);
  return ({ text: { path } }) => {
    const place = placeInWords(content, path)[language];
    const key = path.findLast((part) => typeof part === 'string');
    const field = key === undefined ? undefined : wordsOfKey(key)?.[language];
    return field === undefined || place.endsWith(field) ? place : [place, field].filter(Boolean).join(separators[language]);
  };
}

/** Pages without a version in a language that could have one. */
function pagesWithout(site: TranslatedSite, language: string): string[] {
  const all = collectTexts(site.source.value, { isBegun: () => true });
  const absent = new Set(
    all.flatMap(({ page, targetLanguages }) => (page !== undefined && targetLanguages.includes(language) ? page : [])),
  );
  for (const { page, targetLanguages } of site.texts)
    if (page !== undefined && targetLanguages.includes(language)) absent.delete(page);
  return [...absent];
}

function write(units: readonly Unit[], call: TranslateCall, site: TranslatedSite, target: string): string {
  const { values, options } = call;
  const format = oneOf('--format', values.format, exchangeFormats);
  const { siteFile } = options.project;
  const name = basename(siteFile, extname(siteFile));
  const file = isGiven('out') ? resolve(values.out) : resolve(`${name}.${target}.${endings[format]}`);
  const shown = relative(process.cwd(), file) || file;
  const languages = { source: site.context.languages.default, target };
  const text = format === 'csv' ? writeCsvFile(units, languages) : writeXliff(units, languages, basename(siteFile));
  if (units.length === 0) return shown;
  if (existsSync(file) && !values.force && !values['dry-run']) throw new UsageError('file-there', { file: shown });
  if (!values['dry-run']) writeFileSync(file, text);
  return shown;
}

/** Writes a file for translators with each missing or stale text, or with texts of the requested states, without duplicates. */
export async function exportTranslations(call: TranslateCall): Promise<void> {
  const { values, words, options, machine: environment } = call;
  const states = readStates(values.only);
  const named = new Set(words);
  const site = await openTranslations(options.project, environment, (page) => values.all || named.has(page));
  const pages = pagesOf(words, site);
  const target = targetOf(values, site);
  const language = messagesIn(options, site);
  const analysed = site.analysed.filter(({ text }) => pages.size === 0 || (text.page !== undefined && pages.has(text.page)));
  const units = unitsOf(analysed, {
    language: target,
    states,
    wordsOf: placesInWords(site, language),
    hasMarks: ({ text }) => fieldRoleOf(text.kind).hasMarks,
  });
  const counts = states.map((state) => `${stateWords[state][language]}: ${units.filter((unit) => unit.state === state).length}`);
  const file = write(units, call, site, target);
  process.stdout.write(`${escapeControlCharacters(exportedWords(file, listed(counts, language), units.length)[language])}\n`);
  const absent = pages.size === 0 ? pagesWithout(site, target) : [];
  if (absent.length > 0) process.stderr.write(`${escapeControlCharacters(absentPages(absent)[language])}\n`);
}
