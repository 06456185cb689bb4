import { languagesOf } from '../../../../content/locales/languages.ts';
import { inDefaultLanguage } from '../../../../content/translations/collect.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { collectionName, nameOf, pageName, placeInWords, separators } from '../../../../core/diagnostics/place-in-words.ts';
import { type Path, toPointer } from '../../../../core/json/path.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import { groupBy } from '../../../../core/util/group-by.ts';
import { memoizeByObject } from '../../../../core/util/memoize.ts';
import type { FindAnswer, FindRequest, FoundPart, Occurrence } from '../../../document/protocol-replacing.ts';
import { type FoundRange, findMatches, type MatchedText } from '../../../document/replacing/replace.ts';
import { partOf } from '../../../document/replacing/site-texts.ts';
import { skippedWords } from '../../../document/replacing/words-in-text.ts';
import { fieldAt } from '../../../document/words/field-at.ts';
import { type Preview, placeOf } from '../../../preview/preview.ts';

/** Maximum number of listed occurrences. */
const mostListed = 300;

/** Maximum number of characters around an occurrence, on each side. */
const mostAround = 40;

/** Content for naming places: each text in the default language, at its path in the file. */
const namedContent = memoizeByObject((site: object): unknown => {
  const [first] = languagesOf(get(site, 'site')) ?? [];
  return first ? inDefaultLanguage(site, first.tag) : site;
});

function titleOf(content: unknown, part: Path, language: MessageLanguage): string {
  const value = valueAt(content, part);
  const own = part[0] === 'routes' ? pageName(value) : part.length === 4 ? nameOf(value) : undefined;
  if (own !== undefined) return own;
  if (part[0] === 'collections' && part.length === 2) return collectionName(content, String(part[1]));
  return placeInWords(content, part)[language] || String(part.at(-1));
}

/** Place within a part in words, with the label of the field: «القسم الثالث، العنوان». */
function whereOf(content: unknown, path: Path, language: MessageLanguage): string {
  const part = partOf(path);
  const inside = path.slice(part.length);
  const key = inside.at(-1);
  const label = typeof key === 'string' ? fieldAt(content, path.slice(0, -1), key)?.[language] : undefined;
  const steps = label === undefined ? inside : inside.slice(0, -1);
  return [placeInWords(valueAt(content, part), steps)[language], label].filter(Boolean).join(separators[language]);
}

/** Words before and after an occurrence, cut between words. Code and formulas in the sentence are left out. */
function around(text: string, { from, to }: FoundRange): Pick<Occurrence, 'before' | 'found' | 'after'> {
  const line = (words: string) => words.replaceAll(/\s+/g, ' ').replaceAll(skippedWords, '…');
  const [lead, trail] = [line(text.slice(0, from)), line(text.slice(to))];
  const before = lead.length > mostAround ? `…${lead.slice(-mostAround).replace(/^\S*/, '')}` : lead;
  const after = trail.length > mostAround ? `${trail.slice(0, mostAround).replace(/\S*$/, '')}…` : trail;
  return { before, found: line(text.slice(from, to)), after };
}

interface Naming {
  preview: Preview;
  content: unknown;
  language: MessageLanguage;
}

function occurrencesOf({ of, runs }: MatchedText, ranges: readonly FoundRange[], naming: Naming): Occurrence[] {
  const { preview, content, language } = naming;
  const isLeaf = typeof valueAt(content, of.path) !== 'string';
  const path = isLeaf ? of.path.slice(0, -1) : of.path;
  const common = { at: placeOf(preview, of.path), where: whereOf(content, path, language) };
  return ranges.map((range) => ({
    id: range.id,
    ...common,
    ...around(runs[range.run]?.text ?? '', range),
    ...(of.language !== undefined && { language: of.language }),
    ...(range.obstacle !== undefined && { obstacle: range.obstacle }),
  }));
}

const sizeOf = (matched: readonly MatchedText[]) => matched.reduce((sum, { ranges }) => sum + ranges.length, 0);

/** Texts with matches, cut after the number that is listed. */
function listed(matched: readonly MatchedText[]): MatchedText[] {
  let left = mostListed;
  return matched.flatMap((one) => {
    const ranges = one.ranges.slice(0, left);
    left -= ranges.length;
    return ranges.length === 0 ? [] : [{ ...one, ranges }];
  });
}

/** Matches of a query in the file, by page, with their places in words. */
export function answerFind(preview: Preview, request: FindRequest, language: MessageLanguage): Omit<FindAnswer, 'base'> {
  const { source } = preview;
  const site: unknown = source?.isPlain ? source.value : undefined;
  const matched = typeof site === 'object' && site !== null ? findMatches(site, request) : [];
  const none = { parts: [], total: { occurrences: 0, parts: 0 }, more: 0 };
  if (matched === 'too-many') return { ...none, isTooMany: true };
  if (matched.length === 0) return none;
  const naming = { preview, content: namedContent(site as object), language };
  const idOf = ({ of }: MatchedText) => toPointer(partOf(of.path));
  const shown = listed(matched);
  const parts = [...groupBy(shown, idOf)].map(([id, texts]): FoundPart => {
    const [first] = texts;
    const title = first ? titleOf(naming.content, partOf(first.of.path), language) : '';
    return { id, title, occurrences: texts.flatMap((one) => occurrencesOf(one, one.ranges, naming)) };
  });
  const isFree = ({ obstacle }: FoundRange) => obstacle === undefined;
  const free = matched.map((one) => ({ ...one, ranges: one.ranges.filter(isFree) })).filter(({ ranges }) => ranges.length > 0);
  const total = { occurrences: sizeOf(free), parts: new Set(free.map(idOf)).size };
  return { parts, total, more: sizeOf(matched) - sizeOf(shown) };
}
