import { groupBy } from '../../core/util/group-by.ts';

/**
 * Arabic broken plurals by pattern, each with possible patterns of the singular; letters are normalised as in the search. The
 * words of the site decide which of these exist.
 */
const plurals: readonly [plural: RegExp, singulars: readonly string[]][] = [
  // مساجد، مدارس، مباني
  [/^(.)(.)ا(.)(.)$/u, ['$1$2$3$4', '$1$2$3$4ه']],
  // قواعد، جوائز، شوارع
  [/^(.)وا(.)(.)$/u, ['$1ا$2$3', '$1ا$2$3ه']],
  // وظائف، رسائل، حدائق
  [/^(.)(.)اي(.)$/u, ['$1$2ي$3ه', '$1$2ا$3ه', '$1$2و$3']],
  // مشاريع، مفاتيح، تقارير، مواعيد
  [/^(.)(.)ا(.)ي(.)$/u, ['$1$2$3و$4', '$1$2$3ا$4', '$1$2$3ي$4', '$1$2$3$4']],
  // قوانين، تواريخ
  [/^(.)وا(.)ي(.)$/u, ['$1ا$2و$3', '$1ا$2ي$3']],
  // أخبار، أوقات، أبواب
  [/^ا(.)(.)ا(.)$/u, ['$1$2$3']],
  [/^ا(.)[وي]ا(.)$/u, ['$1ا$2']],
  // أنشطة، أجهزة، أرصفة
  [/^ا(.)([^ي])([^ي])ه$/u, ['$1$2ا$3', '$1$2ي$3']],
  // رسوم، عقود
  [/^(.)(.)و(.)$/u, ['$1$2$3']],
  // صفوف، حدود
  [/^(.)(.)و\2$/u, ['$1$2']],
  // طلاب، كبار، جبال
  [/^(.)(.)ا(.)$/u, ['$1ا$2$3', '$1$2ي$3', '$1$2$3']],
  // كتب، مدن، صحف
  [/^(.)(.)(.)$/u, ['$1$2ا$3', '$1$2ي$3ه']],
  // خطط، قصص
  [/^(.)(.)\2$/u, ['$1$2ه']],
  // طلبة، كتبة
  [/^(.)(.)(.)ه$/u, ['$1ا$2$3']],
  // شركاء، علماء
  [/^(.)(.)(.)اء$/u, ['$1$2ي$3', '$1ا$2$3']],
  // أصدقاء، أطباء
  [/^ا(.)(.)(.)اء$/u, ['$1$2ي$3']],
  [/^ا(.)(.)اء$/u, ['$1$2ي$2']],
  // أعضاء، أجزاء
  [/^ا(.)(.)اء$/u, ['$1$2و', '$1$2ء', '$1$2ي']],
  // قضايا، زوايا
  [/^(.)(.)ايا$/u, ['$1$2يه', '$1ا$2يه']],
];

/** Number of letters a pattern matches: each dot, letter, set and back-reference counts as one. */
const lengthOf = ({ source }: RegExp) => source.replaceAll(/\[.*?\]/g, '.').replaceAll(/[\^$()]|\\(?=\d)/g, '').length;

/** Patterns by length, because a site has tens of thousands of words. */
const byLength = groupBy(plurals, ([plural]) => lengthOf(plural));

/** Possible singulars of a broken plural. */
export function singularsOf(term: string): string[] {
  const forms = byLength.get(term.length) ?? [];
  return forms.flatMap(([plural, singulars]) => (plural.test(term) ? singulars.map((one) => term.replace(plural, one)) : []));
}
