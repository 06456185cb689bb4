import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isHref, isShortAddress } from '../../../templates/schema/rules.ts';
import { isStrongSign } from '../../content/text/inline/grammar.ts';
import { readLanguage } from '../../content/text/inline/language.ts';
import { withoutMarks } from '../../content/text/inline/mask.ts';
import { addressStart, flattenElements, isBeyondReading, readInline, wordsOf } from '../../content/text/inline/read.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get } from '../../core/json/walk.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';
import { hrefDiagnostic } from '../shape/value-diagnostics.ts';
import { findMarkup } from './markup.ts';

/** Diagnostic of an abbreviation. @param words its letters */
const badAbbreviation = (words: string, path: Path, textIndex: number): RawDiagnostic => ({
  code: 'bad-abbreviation',
  path,
  textIndex,
  parameters: { found: words.trim() },
});

/** Addresses in inline marks: the same rules as for other links. */
function checkAddresses({ value, path }: ContentText): RawDiagnostic[] {
  return flattenElements(readInline(value) ?? []).flatMap((piece): RawDiagnostic[] => {
    if (piece.kind !== 'link' || isHref(piece.href)) return [];
    if (/^abbr:/i.test(piece.href)) return [badAbbreviation(wordsOf(value, piece), path, piece.hrefFrom)];
    const code = isShortAddress(piece.href) ? 'bad-href' : 'long-address';
    return [{ ...hrefDiagnostic(code, piece.href, path), textIndex: piece.hrefFrom }];
  });
}

/** Language tags, which screen readers use to choose a voice (WCAG 3.1.2). */
function checkLanguages({ value, path }: ContentText): RawDiagnostic[] {
  return flattenElements(readInline(value) ?? []).flatMap((piece): RawDiagnostic[] =>
    piece.kind !== 'language' || readLanguage(piece.tag)
      ? []
      : [{ code: 'bad-language', path, textIndex: piece.tagFrom, parameters: { found: piece.tag } }],
  );
}

/** Expansions of abbreviations: they need words that differ from the abbreviation. */
function checkAbbreviations({ value, path }: ContentText): RawDiagnostic[] {
  return flattenElements(readInline(value) ?? []).flatMap((piece): RawDiagnostic[] => {
    if (piece.kind !== 'abbreviation') return [];
    const short = wordsOf(value, piece);
    const meaning = piece.meaning.trim();
    if (/\p{L}/u.test(meaning) && meaning !== short.trim()) return [];
    return [badAbbreviation(short, path, piece.meaningFrom)];
  });
}

/** Notes in a text that cannot show them, or in a link: their numbers are links. */
function checkNotes({ value, path, kind }: ContentText): RawDiagnostic[] {
  if (!value.includes('^[')) return [];
  const all = flattenElements(readInline(value) ?? []);
  const bare = fieldRoleOf(kind).hasNotes
    ? all.flatMap((piece) => (piece.kind === 'link' ? flattenElements(piece.children) : []))
    : all;
  const notes = bare.filter((piece) => piece.kind === 'note');
  return notes.map(({ from, to }) => ({
    code: 'note-elsewhere',
    path,
    textIndex: from,
    parameters: { found: value.slice(from, to) },
  }));
}

const firstLink = (value: string) => flattenElements(readInline(value) ?? []).find(({ kind }) => kind === 'link');

/** A link inside text that may be a link or button itself: it cannot be activated, and the HTML is invalid. */
function checkTitle({ value, path, kind }: ContentText): RawDiagnostic[] {
  const link = fieldRoleOf(kind).hasLinks ? undefined : firstLink(value);
  return link
    ? [{ code: 'link-in-title', path, textIndex: link.from, parameters: { found: value.slice(link.from, link.to) } }]
    : [];
}

/** A link inside a card that is a link as a whole. */
function checkNesting({ value, path, kind }: ContentText, site: unknown): RawDiagnostic[] {
  if (path[0] !== 'collections' || !fieldRoleOf(kind).hasLinks) return [];
  const card = valueAt(site, path.slice(0, -1));
  if (typeof get(card, 'href') !== 'string') return [];
  const link = firstLink(value);
  return link
    ? [{ code: 'link-in-card', path, textIndex: link.from, parameters: { found: value.slice(link.from, link.to) } }]
    : [];
}

const anySign = /(?<!\*)\*\*(?!\*)|`+|\]\s?\(|\^\[/g;
const isWord = (character: string) => /[\p{L}\p{N}]/u.test(character);

/** Whether signs look like half of an inline mark, rather than a footnote, a power or an accent. */
function isHalf(text: string, sign: string, index: number): boolean {
  const [before, after] = [text.slice(index - 1, index), text.slice(index + sign.length, index + sign.length + 1)];
  if (sign === '**') return isStrongSign(before, after) && (isWord(before) || isWord(after));
  if (sign === '^[') return isWord(before) && /[\p{L}--\p{Script=Latin}]/v.test(after);
  if (sign.startsWith('`')) return isWord(before) !== isWord(after);
  return addressStart.test(text.slice(index + sign.length, index + sign.length + 100));
}

/** First sign of an incomplete mark, in a sentence without its complete marks; undefined if there is none. */
function findHalf(rest: string): { index: number; sign: string } | undefined {
  for (const { 0: sign, index } of rest.matchAll(anySign)) if (isHalf(rest, sign, index)) return { index, sign };
  return undefined;
}

/**
 * A link with words instead of an address, as in `[here](the dimensions)`. Footnotes and function calls look similar: the link
 * text must have words with nothing attached.
 */
const wordsForAddress = /(?<![\p{L}\p{N}\])!])\[([^[\]\n]*\p{L}{2}[^[\]\n]*)\]\(([^()\n]*\p{L}{2}[^()\n]*)\)/gu;

function checkPromises({ path }: ContentText, rest: string): RawDiagnostic[] {
  return [...rest.matchAll(wordsForAddress)].flatMap(({ 0: found, 2: address = '', index }): RawDiagnostic[] =>
    addressStart.test(address) || /^\s|\s"|"$/.test(address)
      ? []
      : [{ code: 'link-nowhere', path, textIndex: index, parameters: { found, expected: address } }],
  );
}

/** Start of an abbreviation that the parser does not accept: brackets in its expansion, or a space before it. */
const unreadAbbreviation = /\[([^[\]\n]*)\]\s?\(abbr:$/i;

function checkSentence(text: ContentText): RawDiagnostic[] {
  const { value, path } = text;
  if (isBeyondReading(value)) return [{ code: 'too-many-marks', path }];
  // Complete marks were already checked above.
  const rest = withoutMarks(value);
  const half = findMarkup(text).length === 0 ? findHalf(rest) : undefined;
  if (!half) return checkPromises(text, rest);
  const [, short] = unreadAbbreviation.exec(rest.slice(0, half.index + half.sign.length + 'abbr:'.length)) ?? [];
  const reported: RawDiagnostic =
    short === undefined
      ? { code: 'open-mark', path, textIndex: half.index, parameters: { found: half.sign.replace(/\s/, '') } }
      : badAbbreviation(short, path, half.index);
  return [reported, ...checkPromises(text, rest)];
}

/** Inline marks: they must be complete, allowed in the field and have valid targets. */
export function checkMarks({ texts, site }: SiteView): RawDiagnostic[] {
  const sentences = texts.filter(
    ({ kind, value, features }) => fieldRoleOf(kind).hasMarks && features & textFeature.mark && /\*\*|`|\]\s?\(|\^\[/.test(value),
  );
  return sentences.flatMap((text) => [
    ...checkSentence(text),
    ...checkAddresses(text),
    ...checkLanguages(text),
    ...checkAbbreviations(text),
    ...checkNotes(text),
    ...checkTitle(text),
    ...checkNesting(text, site),
  ]);
}
