import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { markTargets } from '../../content/text/inline/grammar.ts';
import { withoutMarks } from '../../content/text/inline/mask.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get, items } from '../../core/json/walk.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';

/**
 * Markup that a text holds: visitors would read its signs, because texts are printed as they stand, and sentences but for
 * their marks. Ordinary sentences
 * hold single stars, comparisons and underscores too: only what has the whole form of markup is meant.
 */
interface MarkupPattern {
  kind: 'html' | 'entity' | 'markdown';
  /** A character that whatever has the form holds; undefined where it is one of several. */
  holds?: string;
  form: RegExp;
}

/** The first that fits counts. One by one, as those that name kinds of letters take milliseconds when they are first asked. */
const patterns: MarkupPattern[] = [
  {
    kind: 'html',
    holds: '<',
    form: /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|ins|kbd|li|link|mark|ol|object|p|pre|q|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i,
  },
  {
    kind: 'entity',
    holds: '&',
    form: /&(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|amp|lt|gt|quot|apos|copy|reg|trade|mdash|ndash|hellip|laquo|raquo|ldquo|rdquo|lsquo|rsquo|bull|middot|times|rlm|lrm|zwnj|zwj|shy|ensp|emsp|thinsp|rarr|larr|euro|deg);/i,
  },
  // Strong, in stars or underscores; struck out; code; a link or picture.
  { kind: 'markdown', holds: '*', form: /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/mu },
  { kind: 'markdown', holds: '_', form: /(?<![\p{L}\p{N}_])__(?=[^\s_])[^_\n]*[^\s_]__(?![\p{L}\p{N}_])/mu },
  { kind: 'markdown', holds: '~', form: /~~(?=\S)[^~\n]+~~/mu },
  { kind: 'markdown', holds: '`', form: /`[^`\n]+`/mu },
  { kind: 'markdown', holds: '[', form: /!?\[[^\][\n]+\]\((?:\/|#|https?:|mailto:|tel:|[\w.-]+\.\w+)[^()\s]*\)/mu },
  // Emphasis: a pair of stars or underscores that stick to a word on the inner side, and to none on the outer.
  { kind: 'markdown', holds: '*', form: /(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*[\p{L}\p{P}]\*(?![\p{L}\p{N}*])/mu },
  { kind: 'markdown', holds: '_', form: /(?<![\p{L}\p{N}_/@.])_(?=\p{L})[^_\n]*\p{L}_(?![\p{L}\p{N}_/@]|\.[\p{L}\p{N}])/mu },
  // Headings, quotations and lists begin a line; one hyphen alone may be a dash.
  { kind: 'markdown', holds: '#', form: /^#{1,6} +\S/mu },
  { kind: 'markdown', form: /^[-*+] +\S.*\n[-*+] +\S/mu },
  { kind: 'markdown', holds: '>', form: /^> +\S/mu },
  { kind: 'markdown', form: /^ *(?:-{3,10}|\*{3,5}|_{3,5}) *$/mu },
  { kind: 'markdown', form: /^1[.)] +\S.*\n2[.)] +\S/mu },
  // A row of a table: its line begins and ends with the sign, and has it between two cells.
  { kind: 'markdown', holds: '|', form: /^\|[^|\n]+\|(?:[^|\n]+\|)+ *$/mu },
];

/** The same of a text that reads no marks: in a sentence such a mark is read, or told as one that is not closed. */
const patternsWithoutMarks: MarkupPattern[] = [
  ...patterns,
  { kind: 'markdown', holds: '[', form: new RegExp(String.raw`\[[^\][\n]+\]\((?:${markTargets})\)`, 'mu') },
];

/** What is meant in a sentence by markup, as it begins: a mark that sentences have, or what has a field of its own. */
const markMeanings: [meaning: string, begins: RegExp][] = [
  ['emphasis', /^(?:<\/?(?:i|em)\b|_(?!_)|\*(?!\*))/i],
  ['strong', /^(?:<\/?(?:b|strong|u|mark|big|ins)\b|\*\*(?!\*)|__(?!_))/i],
  ['link', /^(?:<\/?a\b|\[)/i],
  ['key', /^<\/?kbd\b/i],
  ['subscript', /^<\/?sub\b/i],
  ['superscript', /^<\/?sup\b/i],
  ['struck', /^(?:<\/?(?:del|s|strike)\b|~~)/i],
  ['abbreviation', /^<\/?abbr\b/i],
  ['run', /^(?:<\/?(?:code|q)\b|`)/i],
  ['break', /^<\/?br\b/i],
  ['element', /^<\/?(?:p|div|span|section|center|font)\b/i],
  [
    'field',
    /^(?:[#!+>|\d-]|\*{3}|_{3}|<\/?(?:h[1-6r]|[duo]l|li|d[dt]|img|figure|t(?:able|body|head|[dhr])|blockquote|pre|embed|video|iframe)\b)/i,
  ],
];

/** Whether a text is read, seen or not; one that the schema does not know may be a misspelt field. */
const isRead = ({ kind }: ContentText) => kind === undefined || aboutKind(kind).words !== false;

/** Markup in one text, the first that it holds. */
export function findMarkup({ value, path, kind: field, signs: features }: ContentText): RawDiagnostic[] {
  if (!(features & textFeature.markup)) return [];
  const isSentence = aboutKind(field).hasMarks;
  const rest = isSentence ? withoutMarks(value) : value;
  const found = (isSentence ? patterns : patternsWithoutMarks).flatMap(({ kind, holds, form }) => {
    const match = holds === undefined || rest.includes(holds) ? form.exec(rest) : null;
    return match ? [{ kind, index: match.index, text: match[0] }] : [];
  });
  const [first] = found.toSorted((a, b) => a.index - b.index);
  if (!first) return [];
  const { kind, index, text } = first;
  const meaning = isSentence ? markMeanings.find(([, begins]) => begins.test(text))?.[0] : undefined;
  const expected = meaning === undefined ? kind : `mark-${meaning}`;
  return [{ code: 'literal-markup', path, textIndex: index, parameters: { found: text, expected } }];
}

/** Texts that hold HTML, its entities, or Markdown that is not read there: one finding a text, at the first. */
export function checkMarkup({ texts }: SiteView): RawDiagnostic[] {
  return texts.filter((text) => text.signs & textFeature.markup && isRead(text)).flatMap(findMarkup);
}

/** The number that a paragraph begins with, as Markdown numbers the items of a list. */
const numberOf = (value: unknown) => (typeof value === 'string' ? Number(/^(\d{1,2})[.)] +\S/.exec(value)?.[1]) : Number.NaN);

/** Paragraphs of running text that are the items of a numbered list: from 1 on, one after another. */
export function checkNumbered({ pages }: SiteView): RawDiagnostic[] {
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ value, path }): RawDiagnostic[] => {
      const body = items(get(value, 'body'));
      return body.flatMap((piece, index): RawDiagnostic[] => {
        if (numberOf(piece) !== 1 || numberOf(body[index + 1]) !== 2) return [];
        const found = String(piece).slice(0, 80);
        return [{ code: 'literal-markup', path: [...path, 'body', index], parameters: { found, expected: 'numbered' } }];
      });
    }),
  );
}
