import { inLanguages } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { counted, listed } from '../../core/diagnostics/messages/counts.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { type MediaRecord, mediaChangeWords, mediaReasonWords } from '../../import/media/media-types.ts';
import { siteLimits, type TooLargeError } from '../../import/site/limits.ts';
import type { AssetPlan } from '../../import/update/asset-plan.ts';
import type { ImportClash, MergedImport } from '../../import/update/merge-import.ts';

type Words = Record<MessageLanguage, string>;

export const importWords = {
  dryRun: inLanguages({ en: 'Nothing was written.', ar: 'لم يُكتب شيء.' }),
  report: inLanguages({
    en: 'What was kept, changed and left out: import.report.en.html',
    ar: 'ما بقي وما تغير وما تُرك: import.report.ar.html',
  }),
  unproved: inLanguages({
    en: 'The site has errors, so it was not built, and nothing is proved. Correct them, or correct the old site and import again.',
    ar: 'في الموقع أخطاء، فلم يُبنَ ولم يُحسب ما بقي وما تُرك. أصلحها، أو أصلح الموقع القديم واستورده من جديد.',
  }),
  changedMedia: inLanguages({ en: 'Pictures and files that were changed:', ar: 'صور وملفات نُقلت بتغيير:' }),
  media: inLanguages({
    en: 'Pictures and files that could not be brought:',
    ar: 'صور وملفات تعذّر إحضارها:',
  }),
  same: inLanguages({ en: 'Nothing is new since the last import.', ar: 'لا جديد منذ آخر استيراد.' }),
  prefer: inLanguages({
    en: 'Both sites changed these places. What is here stays; --prefer theirs takes what is there.',
    ar: 'تغيرت هذه المواضع في الموقعين. يبقى ما هنا، والخيار --prefer theirs يأخذ ما هناك.',
  }),
  preferTheirs: inLanguages({
    en: 'Both sites changed these places. What is in the old site was taken.',
    ar: 'تغيرت هذه المواضع في الموقعين. أُخذ ما في الموقع القديم.',
  }),
};

/** Sizes of a source, and of what can be chosen of it: `2019: 120`. */
export function choiceWords({ pages, bytes, years, types, isDivisible }: TooLargeError): Words {
  const shares = (list: TooLargeError['years'], none: string) =>
    list.map(({ name, pages: count }) => `${name === '' ? none : name}: ${count}`).join(' · ');
  const megabytes = (size: number) => Number((size / 1024 ** 2).toFixed(1));
  const [size, most] = [megabytes(bytes), megabytes(siteLimits.bytes)];
  const choices = (separator: string, none: string) =>
    isDivisible ? `${separator}--types: ${shares(types, '')}${separator}--since: ${shares(years, none)}` : '';
  return {
    en: `${pages} pages of at most ${siteLimits.pages}, ${size} MB of at most ${most}${choices('; ', 'without a date')}`,
    ar: `الصفحات ${pages} والحد ${siteLimits.pages}، والحجم ${size} MB والحد ${most}${choices('؛ ', 'بلا تاريخ')}`,
  };
}

/** What a second import changed. */
export function updatedWords({ changes }: MergedImport, { added, replaced }: AssetPlan, language: MessageLanguage): string {
  const count = (kind: MergedImport['changes'][number]['kind']) => changes.filter((one) => one.kind === kind).length;
  const words: Words = {
    en: `New: ${count('added')}, changed: ${count('changed')}, removed: ${count('removed')}, files: ${added.length + replaced.length}.`,
    ar: `الجديد: ${count('added')}، والمتغير: ${count('changed')}، والمحذوف: ${count('removed')}، والملفات: ${added.length + replaced.length}.`,
  };
  return words[language];
}

/** A heading and a line for each kind: how many records there are, with the address of the first. Empty without records. */
function linesByKind<Kind extends string>(
  records: readonly { kind: Kind; address: string }[],
  words: Record<Kind, Words>,
  heading: Words,
  language: MessageLanguage,
): string[] {
  const lines = [...groupBy(records, ({ kind }) => kind)].map(
    ([kind, of]) => `  ${words[kind][language]}: ${of.length} (${of[0]?.address ?? ''})`,
  );
  return lines.length === 0 ? [] : [heading[language], ...lines];
}

/** Why pictures and files could not be brought, and how others differ from those of the old site. */
export function mediaLines(media: readonly MediaRecord[], language: MessageLanguage): string[] {
  const failed = media.flatMap(({ reason, address }) => (reason === undefined ? [] : [{ kind: reason, address }]));
  const changed = media.flatMap(({ changes, address }) => changes.map((kind) => ({ kind, address })));
  return [
    ...linesByKind(failed, mediaReasonWords, importWords.media, language),
    ...linesByKind(changed, mediaChangeWords, importWords.changedMedia, language),
  ];
}

/** Places that both sides changed: the first ten. */
export function clashLines(clashes: readonly ImportClash[], language: MessageLanguage): string[] {
  const shown = clashes.slice(0, 10).map(({ where, at }) => `  ${where[language] || at.join('.')}`);
  const left = clashes.length - shown.length;
  return left > 0 ? [...shown, `  ${listed([counted(left, 'more', language)], language)}`] : shown;
}
