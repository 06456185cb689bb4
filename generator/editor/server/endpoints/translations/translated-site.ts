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
import { formerVersions } from './former-versions.ts';

/** Site in several languages with the analysis of its translations. */
export interface TranslatedSite {
  source: Source;
  languages: readonly SiteLanguage[];
  texts: readonly SiteText[];
  judged: readonly AnalysedTranslation[];
  known: TranslationContext;
  recordFile: RecordFile;
}

/** Former source text of each translation; undefined if former versions contain none. */
export type FormerFound = Map<string, string | undefined>;

interface Asked {
  source: Source;
  project: Project;
  isBegun?: IsStartedPage | undefined;
  /** Cache of former source texts, which never change. */
  found?: FormerFound | undefined;
}

const nameOf = ({ text, language }: AnalysedTranslation) =>
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
async function findFormer(
  { source, project, found = new Map() }: Asked,
  { languages, texts, judged, known }: Pick<TranslatedSite, 'languages' | 'texts' | 'judged' | 'known'>,
): Promise<TranslationContext> {
  const inPairs = known.record.texts();
  const asked = judged.filter((one) => mayBeStale(one, inPairs));
  if (asked.length === 0) return known;
  let waiting = asked.filter((one) => !found.has(nameOf(one)));
  const present = { site: source.value, texts };
  for await (const text of waiting.length > 0 ? formerVersions(project) : []) {
    const site = readJson(text);
    if (site === undefined) continue;
    const former = previousTexts(present, { site, texts: collectTexts(site, { languages, isBegun: () => true }) });
    waiting = waiting.filter((one) => {
      const { state, former: before } = analyseTranslation(one.text, one.language, { ...known, former });
      if (state === 'stale') found.set(nameOf(one), before);
      return state !== 'stale';
    });
    if (waiting.length === 0) break;
  }
  for (const one of waiting) found.set(nameOf(one), undefined);
  const before = groupBy(asked, ({ text }) => text);
  return { ...known, former: (text) => (before.get(text) ?? []).flatMap((one) => found.get(nameOf(one)) ?? []) };
}

/** Analyses the translations of a site; undefined for a site in one language. */
export async function readTranslations(asked: Asked): Promise<TranslatedSite | undefined> {
  const { source, project, isBegun } = asked;
  const site = source.value;
  const languages = languagesOf(get(site, 'site')) ?? [];
  const [first, ...others] = languages;
  if (!first || others.length === 0) return undefined;
  const texts = collectTexts(site, { ...(isBegun && { isBegun }) });
  const recordFile = readRecordFile(project.siteFile);
  const tags = { default: first.tag, others: others.map(({ tag }) => tag) };
  const unaware: TranslationContext = { languages: tags, record: recordFile.record, former: () => [] };
  const judged = analyseTranslations(texts, unaware);
  const known = await findFormer(asked, { languages, texts, judged, known: unaware });
  // Without former texts the analysis stays the same.
  return { source, languages, texts, judged: known === unaware ? judged : analyseTranslations(texts, known), known, recordFile };
}

/**
 * Analyses translations for a command. Errors in the content are accepted, as e.g. a language without pages is one.
 * @throws ContentError for invalid JSON or an unknown version; UsageError for a site in one language
 */
export async function openTranslations(
  project: Project,
  machine: BuildEnvironment,
  isBegun?: IsStartedPage,
): Promise<TranslatedSite> {
  const source = await loadSite(project.siteFile);
  if (!source.isPlain || source.encodingFault || isNewerVersion(source.part('version')))
    await loadValidSite({ project }, machine);
  const site = await readTranslations({ source, project, isBegun });
  if (!site) throw new UsageError('one-language', { file: source.file });
  return site;
}
