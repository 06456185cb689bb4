import { InlineContext, type InlineParser, type MarkdownParser, parser } from '@lezer/markdown';

/**
 * The subset of Markdown that sentences may have: `**strong**`, `*emphasis*`, `[words](address)`, a run of code or Latin in
 * backticks, and a backslash before a line feed for a new line. Words of another language are `[words](lang:en)`, within links
 * too, keys of a keyboard `[Ctrl](key:)`, formulas in TeX `[a^2](math:)`, letters below and above the line `[2](sub:)` `[2](sup:)`,
 * words struck out `[90](del:)`, abbreviations `[WHO](abbr:what it means)`, and notes `word^[what is said of it]`. Nothing else is
 * read: no blocks, no HTML, no entities, no escapes, so that a sentence without these marks is what it was.
 */

const strong = { resolve: 'StrongEmphasis', mark: 'EmphasisMark' };
const emphasis = { resolve: 'Emphasis', mark: 'EmphasisMark' };

const asterisk = 42;
const openingBracket = 91;
const closingBracket = 93;
const caret = 94;
const parenthesis = 40;
const backslash = 92;
const lineFeed = 10;

const isSpace = (character: string) => character === '' || /\s/.test(character);
const isLatin = (character: string) => /[\p{Script=Latin}\p{Nd}]/u.test(character);

/** Whether two stars between these characters can begin or end a mark: not in `2**8`, nor with space on both sides. */
export function isStrongSign(before: string, after: string): boolean {
  return !(isSpace(before) && isSpace(after)) && !(isLatin(before) && isLatin(after));
}

/** Two stars and no third. Arabic sticks to what precedes it: letters and signs around them make no difference. */
const strongParser: InlineParser = {
  name: 'Strong',
  parse(context, next, position) {
    if (next !== asterisk || context.char(position + 1) !== asterisk) return -1;
    let end = position + 2;
    while (context.char(end) === asterisk) end++;
    if (end > position + 2) return end;
    const [before, after] = [context.slice(position - 1, position), context.slice(end, end + 1)];
    if (!isStrongSign(before, after)) return end;
    return context.addDelimiter(strong, position, end, !isSpace(after), !isSpace(before));
  },
};

/**
 * What may stand before a star that begins emphasis: nothing that a word is part of, but for the particles that Arabic joins to
 * the word after them, and whatever a tatweel joins. Footnotes, as in `السعر*`, products and names of files have other letters
 * or signs there.
 */
const beforeEmphasis =
  /(?:^|[\s\p{Ps}\p{Pi}\p{Pd}"'’،؛؟,;:!?…]|\u0640|(?<![\p{L}\p{M}\p{N}*])(?=\p{L})(?:[أا]?[وف]\p{M}*)?(?:[بكلس]\p{M}*)?(?:ال|ل)?\p{M}*)$/u;

/** What follows it: a word, perhaps in quotation marks, or a number with its unit. `*920#` is none, and no star of a list. */
const afterEmphasis = /^(?:[\p{Ps}\p{Pi}"'`]{0,4}\p{L}|\p{Nd}[\p{Nd}.,٫٬:/–-]{0,12}[%٪]?\s?\p{L})/u;

/** Whether one star begins emphasis or ends it, by the text before it and after it. */
function emphasisSides(before: string, after: string): { begins: boolean; ends: boolean } {
  const begins = afterEmphasis.test(after) && beforeEmphasis.test(before);
  const ends = /[^\s*\\/(]$/u.test(before) && /^(?:$|\u0640|[^\p{L}\p{N}*\\/])/u.test(after);
  return { begins, ends };
}

/** One star and no second. */
const emphasisParser: InlineParser = {
  name: 'Emphasis',
  before: 'Strong',
  parse(context, next, position) {
    const end = position + 1;
    if (next !== asterisk || context.char(end) === asterisk) return -1;
    const before = context.slice(Math.max(context.offset, position - 16), position);
    const { begins, ends } = emphasisSides(before, context.slice(end, Math.min(end + 20, context.end)));
    return begins || ends ? context.addDelimiter(emphasis, position, end, begins, ends) : end;
  },
};

const note = {};

/** A note sticks to a word: `^[` of other texts stands by itself. */
const noteParser: InlineParser = {
  name: 'NoteStart',
  before: 'Link',
  parse(context, next, position) {
    if (next !== caret || context.char(position + 1) !== openingBracket) return -1;
    const before = context.slice(Math.max(context.offset, position - 1), position);
    if (isSpace(before)) return position + 2;
    return context.addDelimiter(note, position, position + 2, true, false);
  },
};

/** The note that a bracket ends: no other bracket was opened in it and not closed. */
const noteEndParser: InlineParser = {
  name: 'Note',
  before: 'LinkEnd',
  parse(context, next, position) {
    const opening = next === closingBracket ? context.findOpeningDelimiter(note) : null;
    const start = opening === null ? null : context.getDelimiterAt(opening);
    if (opening === null || !start || (context.findOpeningDelimiter(InlineContext.linkStart) ?? -1) > opening) return -1;
    return context.addElement(context.elt('Note', start.from, position + 1, context.takeContent(opening)));
  },
};

/** Brackets that no address follows, as in `[1]`, are text: what stands around them may still be a link. */
const bracketParser: InlineParser = {
  name: 'Bracket',
  before: 'LinkEnd',
  parse(context, next, position) {
    if (next !== closingBracket || context.char(position + 1) === parenthesis) return -1;
    const opening = context.findOpeningDelimiter(InlineContext.linkStart);
    if (opening !== null) for (const element of context.takeContent(opening)) context.addElement(element);
    return position + 1;
  },
};

/** The longest meaning of an abbreviation, in characters. */
export const maxMeaningLength = 300;

/** What stands in the place of an address after words that are no link, as part of an expression; tags and meanings have no brackets and are short. */
export const markTargets = String.raw`lang:[^()\s]{0,100}|abbr:[^()[\]\n]{0,${maxMeaningLength}}|key:|math:|sub:|sup:|del:`;

const markTargetEnd = new RegExp(String.raw`^\]\((?:${markTargets})\)`);

/** What ends the name of a key. */
export const keyEnd = '](key:)';

/** What ends a formula. */
export const mathEnd = '](math:)';

/** What ends letters below the line, letters above it, and words that are struck out. */
export const linedEnds = { subscript: '](sub:)', superscript: '](sup:)', struck: '](del:)' } as const;

export type LinedMark = keyof typeof linedEnds;

/** What stands between an abbreviation and its meaning. */
export const abbreviationSign = '](abbr:';

/** The node of a mark by what ends it; others are abbreviations and words of another language. */
const nodeOfEnd: Readonly<Record<string, string>> = {
  [keyEnd]: 'Key',
  [mathEnd]: 'Formula',
  ...Object.fromEntries(Object.entries(linedEnds).map(([name, end]) => [end, name])),
};

/** As links are written, but for what stands in the place of the address. It ends no link around it, as another link would. */
const linkMarkParser: InlineParser = {
  name: 'Said',
  before: 'LinkEnd',
  parse(context, next, position) {
    if (next !== closingBracket || context.char(position + 1) !== parenthesis) return -1;
    const [end] = markTargetEnd.exec(context.slice(position, Math.min(position + maxMeaningLength + 8, context.end))) ?? [];
    const opening = context.findOpeningDelimiter(InlineContext.linkStart);
    const start = opening === null ? null : context.getDelimiterAt(opening);
    if (end === undefined || opening === null || !start) return -1;
    if ((context.findOpeningDelimiter(InlineContext.imageStart) ?? -1) > opening) return -1;
    const words = context.takeContent(opening);
    const name = nodeOfEnd[end] ?? (end.startsWith(abbreviationSign) ? 'Abbreviation' : 'Language');
    return context.addElement(context.elt(name, start.from, position + end.length, words));
  },
};

/** Markdown also breaks after two spaces, which nobody sees in a string. */
const breakParser: InlineParser = {
  name: 'HardBreak',
  parse(context, next, position) {
    if (next !== backslash || context.char(position + 1) !== lineFeed) return -1;
    return context.addElement(context.elt('HardBreak', position, position + 2));
  },
};

const blocks = [
  'LinkReference',
  'IndentedCode',
  'FencedCode',
  'Blockquote',
  'HorizontalRule',
  'BulletList',
  'OrderedList',
  'ATXHeading',
  'HTMLBlock',
  'SetextHeading',
];

/** Reads the marks of one sentence or paragraph. */
export const inlineParser: MarkdownParser = parser.configure({
  remove: [...blocks, 'Escape', 'Entity', 'HTMLTag', 'Autolink', 'Emphasis'],
  defineNodes: ['Language', 'Abbreviation', 'Key', 'Formula', 'Note', ...Object.keys(linedEnds)],
  parseInline: [breakParser, strongParser, emphasisParser, noteParser, noteEndParser, bracketParser, linkMarkParser],
});
