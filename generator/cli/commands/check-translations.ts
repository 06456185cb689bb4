import type { AnalysedTranslation, TranslationState } from '../../content/translations/analyse-translations.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Source } from '../../core/json/source.ts';
import type { Project } from '../../core/util/project.ts';
import { diagnosticsOfTranslations } from '../../editor/server/endpoints/translations/diagnostics.ts';
import { readTranslations, type TranslatedSite } from '../../editor/server/endpoints/translations/translated-site.ts';
import { stateWords, tableWords } from './translate-words.ts';

const states = Object.keys(stateWords) as TranslationState[];

const countsOf = (analysed: readonly AnalysedTranslation[]) =>
  states.map((state) => analysed.filter((one) => one.state === state).length);

/** Table of pages and languages with the number of texts in each state. */
function tableOf({ analysed, context: known }: TranslatedSite, language: MessageLanguage): string {
  const rows = known.languages.others.flatMap((tag) => {
    const own = analysed.filter((one) => one.language === tag);
    const pages = [...new Set(own.map(({ text }) => text.page))];
    const counted = pages.map((page) => ({
      page: page ?? tableWords.shared[language],
      of: own.filter(({ text }) => text.page === page),
    }));
    return [...counted, { page: tableWords.total[language], of: own }].map(({ page, of }) => [
      page,
      tag,
      ...countsOf(of).map(String),
    ]);
  });
  const head = [tableWords.page[language], tableWords.language[language], ...states.map((state) => stateWords[state][language])];
  const table = [head, ...rows].map((row) => row.map(escapeControlCharacters));
  const widths = head.map((_, column) => Math.max(...table.map((row) => [...(row[column] ?? '')].length)));
  const padded = (cell: string, column: number) => {
    const space = ' '.repeat((widths[column] ?? 0) - [...cell].length);
    return column < 2 ? cell + space : space + cell;
  };
  return table.map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('');
}

/** Prints the translation check of a multilingual site; prints nothing for a site in one language. */
export async function checkTranslations(source: Source, project: Project) {
  const site = await readTranslations({ source, project });
  return (
    site && { diagnostics: diagnosticsOfTranslations(site), tableIn: (language: MessageLanguage) => tableOf(site, language) }
  );
}
