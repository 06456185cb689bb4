import { isNewerVersion } from '../../../../../templates/model/site/content-version.ts';
import { type AnalysedTranslation, confirm } from '../../../../content/translations/analyse-translations.ts';
import { recordFileOf } from '../../../../content/translations/record.ts';
import type { Diagnostic } from '../../../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../../../core/diagnostics/errors.ts';
import type { Code } from '../../../../core/diagnostics/messages/messages.ts';
import { type Path, toPointer } from '../../../../core/json/path.ts';
import type { Source } from '../../../../core/json/source.ts';
import { readRegularFile } from '../../../../core/util/regular-file.ts';
import { writeRecordFile } from '../../../document/write-record.ts';
import type { Preview } from '../../../preview/preview.ts';
import { diagnosticsOfTranslations } from './diagnostics.ts';
import { type PreviousTextCache, readTranslations, type TranslatedSite } from './translated-site.ts';

/** Translations of the edited site. */
export interface TranslationService {
  /** Analysis of the present file; undefined for a site in one language, or an invalid file. */
  site: () => Promise<TranslatedSite | undefined>;
  /** Diagnostics of translations, other than missing ones, which the content check reports. */
  diagnostics: () => Promise<Diagnostic[]>;
  /** Confirms the translations that a diagnostic is about. */
  confirm: (code: Code, path: Path) => Promise<void>;
}

/** Diagnostics of one translation that users may confirm. */
const ofOne = new Set<Code>(['stale-translation', 'equal-translation', 'wrong-script']);

/** Diagnostic of all unconfirmed translations of a page. */
const ofPage: Code = 'unconfirmed-translation';

export const canBeConfirmed = ({ code }: Pick<Diagnostic, 'code'>): boolean => ofOne.has(code) || code === ofPage;

/** Maximum size of a record file in bytes. */
const mostBytes = 256 * 1024 * 1024;

/** Translations that a diagnostic is about. @param path path of the diagnostic */
function translationsOf(code: Code, path: Path, { analysed }: TranslatedSite): AnalysedTranslation[] {
  const pointer = toPointer(path);
  const first = analysed.find(({ text, language }) => toPointer([...text.path, language]) === pointer);
  if (!first) return [];
  if (ofOne.has(code)) return [first];
  return analysed.filter(
    ({ state, text, language }) =>
      code === ofPage && state === 'unconfirmed' && language === first.language && text.page === first.text.page,
  );
}

/** Caches the analysis until the file or the record changes. */
export function createTranslationService(preview: Preview): TranslationService {
  const { project } = preview;
  const found: PreviousTextCache = new Map();
  let last: { source: Source; record: string; site: TranslatedSite | undefined } | undefined;
  const read = async (): Promise<TranslatedSite | undefined> => {
    const { source } = preview;
    if (!source?.isPlain || isNewerVersion(source.part('version'))) return undefined;
    const file = readRegularFile(recordFileOf(project.siteFile), mostBytes);
    const record = 'bytes' in file ? file.bytes.toString() : '';
    if (last?.source !== source || last.record !== record)
      last = { source, record, site: await readTranslations({ source, project, cache: found }) };
    return last.site;
  };
  const readIfPossible = async () => {
    try {
      return await read();
    } catch (error) {
      // The check reports an unreadable record; editing continues.
      if (error instanceof UsageError) return undefined;
      throw error;
    }
  };
  return {
    site: readIfPossible,
    diagnostics: async () => {
      const site = await readIfPossible();
      return site ? diagnosticsOfTranslations(site) : [];
    },
    confirm: async (code, path) => {
      const site = await read();
      const meant = site ? translationsOf(code, path, site) : [];
      if (!site || meant.length === 0) return;
      for (const one of meant) confirm(one, site.context);
      writeRecordFile(site.recordFile);
      last = undefined;
    },
  };
}
