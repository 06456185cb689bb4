import { inEachLanguage } from '../../../templates/model/files/language.ts';
import { type Diagnostic, type RawDiagnostic, toDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Code } from '../../core/diagnostics/messages/messages.ts';
import type { Source } from '../../core/json/source.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { memoize } from '../../core/util/memoize.ts';
import type { AnalysedTranslation } from './analyse-translations.ts';
import type { RecordDiagnostic } from './record.ts';

const nameIn = (reader: string, language: string) => new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;

/** Name of a language in messages. */
const languageName = memoize((language: string) => inEachLanguage((reader) => nameIn(reader, language)));

const differences = ['strong', 'links', 'placeholders'] as const;

function diagnosticsOf({ text, language, state, previous, problems }: AnalysedTranslation): RawDiagnostic[] {
  const path = [...text.path, language];
  const field = languageName(language);
  const one = (code: Code, parameters: RawDiagnostic['parameters'] = {}): RawDiagnostic => ({
    code,
    path,
    parameters: { field, ...parameters },
  });
  const lost = differences.filter((difference) => problems.includes(difference));
  return [
    ...(state === 'stale' ? [one('stale-translation', { found: previous ?? '' })] : []),
    ...(problems.includes('equal') ? [one('equal-translation')] : []),
    ...(problems.includes('script') ? [one('wrong-script')] : []),
    ...(lost.length > 0 ? [one('different-signs', { list: lost })] : []),
  ];
}

/**
 * Diagnostics for existing translations: one for each problem, and one per page with the number of unconfirmed translations.
 * The check of the content reports missing ones.
 */
export function translationDiagnostics(analysed: readonly AnalysedTranslation[]): RawDiagnostic[] {
  const unconfirmed = groupBy(
    analysed.filter(({ state }) => state === 'unconfirmed'),
    ({ text, language }) => `${language} ${text.page ?? ''}`,
  );
  const ofPages = Array.from(unconfirmed.values(), ([first, ...others]): RawDiagnostic[] =>
    first
      ? [
          {
            code: 'unconfirmed-translation',
            path: [...first.text.path, first.language],
            parameters: {
              field: languageName(first.language),
              count: others.length + 1,
              ...(first.text.page && { found: first.text.page }),
            },
          },
        ]
      : [],
  );
  return [...analysed.flatMap(diagnosticsOf), ...ofPages.flat()];
}

/** Maximum length of the quote of a damaged line. */
const maxQuoted = 100;

/**
 * Diagnostics for the invalid lines of a record.
 * @param file name of the record file
 */
export function recordDiagnostics(source: Source, file: string, problems: readonly RecordDiagnostic[]): Diagnostic[] {
  return problems.map(({ line, found, isConflict }) => ({
    ...toDiagnostic(source, { code: isConflict ? 'merge-in-record' : 'damaged-record', path: [] }),
    ...{ file, line, column: 1, place: '', quote: { text: found.slice(0, maxQuoted), index: 0 } },
  }));
}
