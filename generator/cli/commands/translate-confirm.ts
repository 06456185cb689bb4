import { confirm, prune } from '../../content/translations/analyse-translations.ts';
import { collectTexts } from '../../content/translations/collect.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { toReadable } from '../../core/json/path.ts';
import { writeRecordFile } from '../../editor/document/write-record.ts';
import { openTranslations } from '../../editor/server/endpoints/translations/translated-site.ts';
import { messagesIn, pagesOf, type TranslateCall, targetOf } from './translate-call.ts';
import { confirmedWords } from './translate-words.ts';

/** Marks the translations of some pages, or of all, as confirmed; removes unused records. */
export async function confirmTranslations({ values, words, options, machine: environment }: TranslateCall): Promise<void> {
  const site = await openTranslations(options.project, environment);
  const pages = pagesOf(words, site);
  const target = values.to === undefined ? undefined : targetOf(values, site);
  const asked = site.analysed.filter(
    ({ text, language, state }) =>
      (state === 'stale' || state === 'unconfirmed') &&
      (target === undefined || language === target) &&
      (pages.size === 0 || (text.page !== undefined && pages.has(text.page))),
  );
  const isDryRun = values['dry-run'];
  if (isDryRun)
    for (const { text, language } of asked)
      process.stdout.write(`${escapeControlCharacters(toReadable([...text.path, language]))}\n`);
  else {
    for (const one of asked) confirm(one, site.context);
    prune(collectTexts(site.source.value, { isBegun: () => true }), site.context);
    writeRecordFile(site.recordFile);
  }
  process.stdout.write(`${confirmedWords(asked.length, isDryRun)[messagesIn(options, site)]}\n`);
}
