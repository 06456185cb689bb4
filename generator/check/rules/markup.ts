import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { markTargets } from '../../content/text/inline/grammar.ts';
import { withoutMarks } from '../../content/text/inline/mask.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get, items } from '../../core/json/walk.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';

/**
 * A pattern of markup. Texts are printed as they are (sentences except for inline marks), so visitors would see the signs.
 * Ordinary sentences contain single stars, comparisons and underscores too, so only complete markup matches.
 */
interface MarkupPattern {
  kind: 'html' | 'entity' | 'markdown';
  /** A character that every match contains; undefined if there are alternatives. */
  holds?: string;
  pattern: RegExp;
}

/** The first match wins. Tested one at a time, because patterns with Unicode classes take milliseconds to compile. */
const patterns: MarkupPattern[] = [
  {
    kind: 'html',
    holds: '<',
    pattern:
      /<\/?(?:a|abbr|b|big|blockquote|br|center|code|dd|del|details|div|dl|dt|em|embed|figure|font|form|h[1-6]|hr|i|iframe|img|ins|kbd|li|link|mark|ol|object|p|pre|q|s|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|th|thead|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--/i,
  },
  {
    kind: 'entity',
    holds: '&',
    pattern:
      /&(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|amp|lt|gt|quot|apos|copy|reg|trade|mdash|ndash|hellip|laquo|raquo|ldquo|rdquo|lsquo|rsquo|bull|middot|times|rlm|lrm|zwnj|zwj|shy|ensp|emsp|thinsp|rarr|larr|euro|deg);/i,
  },
  // Strong (stars or underscores), strikethrough, code, link or image.
  { kind: 'markdown', holds: '*', pattern: /(?<!\*)\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?!\*)/mu },
  { kind: 'markdown', holds: '_', pattern: /(?<![\p{L}\p{N}_])__(?=[^\s_])[^_\n]*[^\s_]__(?![\p{L}\p{N}_])/mu },
  { kind: 'markdown', holds: '~', pattern: /~~(?=\S)[^~\n]+~~/mu },
  { kind: 'markdown', holds: '`', pattern: /`[^`\n]+`/mu },
  { kind: 'markdown', holds: '[', pattern: /!?\[[^\][\n]+\]\((?:\/|#|https?:|mailto:|tel:|[\w.-]+\.\w+)[^()\s]*\)/mu },
  // Emphasis: a pair of stars or underscores attached to a word on the inner side only.
  { kind: 'markdown', holds: '*', pattern: /(?<![\p{L}\p{N}*])\*(?=\p{L})[^*\n]*[\p{L}\p{P}]\*(?![\p{L}\p{N}*])/mu },
  { kind: 'markdown', holds: '_', pattern: /(?<![\p{L}\p{N}_/@.])_(?=\p{L})[^_\n]*\p{L}_(?![\p{L}\p{N}_/@]|\.[\p{L}\p{N}])/mu },
  // Headings, quotations and lists start a line; a single hyphen may be a dash.
  { kind: 'markdown', holds: '#', pattern: /^#{1,6} +\S/mu },
  { kind: 'markdown', pattern: /^[-*+] +\S.*\n[-*+] +\S/mu },
  { kind: 'markdown', holds: '>', pattern: /^> +\S/mu },
  { kind: 'markdown', pattern: /^ *(?:-{3,10}|\*{3,5}|_{3,5}) *$/mu },
  { kind: 'markdown', pattern: /^1[.)] +\S.*\n2[.)] +\S/mu },
  // Table row: the line starts and ends with a pipe and has one between two cells.
  { kind: 'markdown', holds: '|', pattern: /^\|[^|\n]+\|(?:[^|\n]+\|)+ *$/mu },
];

/** Additional patterns for texts without inline marks; sentences parse these or report them as incomplete. */
const patternsWithoutMarks: MarkupPattern[] = [
  ...patterns,
  { kind: 'markdown', holds: '[', pattern: new RegExp(String.raw`\[[^\][\n]+\]\((?:${markTargets})\)`, 'mu') },
];

/** What markup in a sentence means, by its start: an inline mark or something that has a separate field. */
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

/** Whether a text is read, visible or not. A field that is not in the schema may be a misspelt one. */
const isRead = ({ kind }: ContentText) => kind === undefined || fieldRoleOf(kind).textRole !== false;

/** The first markup in a text. */
export function findMarkup({ value, path, kind: field, features }: ContentText): RawDiagnostic[] {
  if (!(features & textFeature.markup)) return [];
  const isSentence = fieldRoleOf(field).hasMarks;
  const rest = isSentence ? withoutMarks(value) : value;
  const found = (isSentence ? patterns : patternsWithoutMarks).flatMap(({ kind, holds, pattern }) => {
    const match = holds === undefined || rest.includes(holds) ? pattern.exec(rest) : null;
    return match ? [{ kind, index: match.index, text: match[0] }] : [];
  });
  const [first] = found.toSorted((a, b) => a.index - b.index);
  if (!first) return [];
  const { kind, index, text } = first;
  const meaning = isSentence ? markMeanings.find(([, begins]) => begins.test(text))?.[0] : undefined;
  const expected = meaning === undefined ? kind : `mark-${meaning}`;
  return [{ code: 'literal-markup', path, textIndex: index, parameters: { found: text, expected } }];
}

/** Texts with HTML, entities or unsupported Markdown: one diagnostic for each text, at the first match. */
export function checkMarkup({ texts }: SiteView): RawDiagnostic[] {
  return texts.filter((text) => text.features & textFeature.markup && isRead(text)).flatMap(findMarkup);
}

/** Number at the start of a paragraph that is formatted like a Markdown list item. */
const numberOf = (value: unknown) => (typeof value === 'string' ? Number(/^(\d{1,2})[.)] +\S/.exec(value)?.[1]) : Number.NaN);

/** Consecutive paragraphs numbered from 1, which should be a numbered list. */
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
