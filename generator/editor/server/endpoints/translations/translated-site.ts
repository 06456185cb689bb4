import { isNewerVersion } from '../../../../../templates/model/site/content-version.ts';
import { loadValidSite } from '../../../../check/load-site.ts';
import { languagesOf, type SiteLanguage } from '../../../../content/locales/languages.ts';
import { loadSite } from '../../../../content/site/load.ts';
import {
  type AnalysedTranslation,
  analyseTranslation,
  analyseTranslations,
  type TranslationContext,
} from '../../../../content/translations/analyse-translations.ts';
import { collectTexts, type IsStartedPage } from '../../../../content/translations/collect.ts';
import { textHash } from '../../../../content/translations/normal-form.ts';
import { previousTexts } from '../../../../content/translations/previous-texts.ts';
import { type RecordFile, readRecordFile } from '../../../../content/translations/record-file.ts';
import type { SiteText } from '../../../../content/translations/texts.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { UsageError } from '../../../../core/diagnostics/errors.ts';
import type { Source } from '../../../../core/json/source.ts';
import { readJson } from '../../../../core/json/value.ts';
import { get } from '../../../../core/json/walk.ts';
import { groupBy } from '../../../../core/util/group-by.ts';
import type { Project } from '../../../../core/util/project.ts';
import { previousVersions } from './previous-versions.ts';

/** Site in several languages with the analysis of its translations. */
export interface TranslatedSite {
  source: Source;
  languages: readonly SiteLanguage[];
  texts: readonly SiteText[];
  analysed: readonly AnalysedTranslation[];
  context: TranslationContext;
  recordFile: RecordFile;
}

/** Former source text of each translation; undefined if former versions contain none. */
export type PreviousTextCache = Map<string, string | undefined>;

interface TranslationQuery {
  source: Source;
  project: Project;
  isBegun?: IsStartedPage | undefined;
  /** Cache of former source texts, which never change. */
  cache?: PreviousTextCache | undefined;
}

const translationKey = ({ text, language }: AnalysedTranslation) =>
  JSON.stringify([language, text.source, text.translations.get(language)]);

/**
 * Whether the translation is unconfirmed but was confirmed with another source text; only then former versions are searched.
 */
function mayBeStale({ state, text, language }: AnalysedTranslation, inPairs: ReadonlySet<string>): boolean {
  const target = text.translations.get(language);
  return (
    inPairs.size > 0 && state === 'unconfirmed' && typeof target === 'string' && inPairs.has(`${language} ${textHash(target)}`)
  );
}

/** Searches former versions for the source texts with which translations were confirmed. */
async function findPreviousTexts(
  { source, project, cache: found = new Map() }: TranslationQuery,
  { languages, texts, analysed, context }: Pick<TranslatedSite, 'languages' | 'texts' | 'analysed' | 'context'>,
): Promise<TranslationContext> {
  const inPairs = context.record.texts();
  const query = analysed.filter((one) => mayBeStale(one, inPairs));
  if (query.length === 0) return context;
  let waiting = query.filter((one) => !found.has(translationKey(one)));
  const present = { site: source.value, texts };
  for await (const text of waiting.length > 0 ? previousVersions(project) : []) {
    const site = readJson(text);
    if (site === undefined) continue;
    const previous = previousTexts(present, { site, texts: collectTexts(site, { languages, isBegun: () => true }) });
    waiting = waiting.filter((one) => {
      const { state, previous: before } = analyseTranslation(one.text, one.language, { ...context, previous });
      if (state === 'stale') found.set(translationKey(one), before);
      return state !== 'stale';
    });
    if (waiting.length === 0) break;
  }
  for (const one of waiting) found.set(translationKey(one), undefined);
  const before = groupBy(query, ({ text }) => text);
  return { ...context, previous: (text) => (before.get(text) ?? []).flatMap((one) => found.get(translationKey(one)) ?? []) };
}

/** Analyses the translations of a site; undefined for a site in one language. */
export async function readTranslations(query: TranslationQuery): Promise<TranslatedSite | undefined> {
  const { source, project, isBegun } = query;
  const site = source.value;
  const languages = languagesOf(get(site, 'site')) ?? [];
  const [first, ...others] = languages;
  if (!first || others.length === 0) return undefined;
  const texts = collectTexts(site, { ...(isBegun && { isBegun }) });
  const recordFile = readRecordFile(project.siteFile);
  const tags = { default: first.tag, others: others.map(({ tag }) => tag) };
  const baseContext: TranslationContext = { languages: tags, record: recordFile.record, previous: () => [] };
  const analysed = analyseTranslations(texts, baseContext);
  const context = await findPreviousTexts(query, { languages, texts, analysed, context: baseContext });
  // Without former texts the analysis stays the same.
  return {
    source,
    languages,
    texts,
    analysed: context === baseContext ? analysed : analyseTranslations(texts, context),
    context,
    recordFile,
  };
}

/**
 * Analyses translations for a command. Errors in the content are accepted, as e.g. a language without pages is one.
 * @throws ContentError for invalid JSON or an unknown version; UsageError for a site in one language
 */
export async function openTranslations(
  project: Project,
  environment: BuildEnvironment,
  isBegun?: IsStartedPage,
): Promise<TranslatedSite> {
  const source = await loadSite(project.siteFile);
  if (!source.isPlain || source.encodingError || isNewerVersion(source.part('version')))
    await loadValidSite({ project }, environment);
  const site = await readTranslations({ source, project, isBegun });
  if (!site) throw new UsageError('one-language', { file: source.file });
  return site;
}
