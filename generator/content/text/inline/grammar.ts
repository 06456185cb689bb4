import { InlineContext, type InlineParser, type MarkdownParser, parser } from '@lezer/markdown';

/**
 * The subset of Markdown in sentences: `**strong**`, `*emphasis*`, `[words](address)`, code or Latin words in backticks, and a
 * backslash before a line feed for a line break. Extensions: words of another language `[words](lang:en)`, also within links;
 * keys `[Ctrl](key:)`; TeX formulas `[a^2](math:)`; subscript and superscript `[2](sub:)` `[2](sup:)`; struck-out words
 * `[90](del:)`; abbreviations `[WHO](abbr:meaning)`; notes `word^[text of the note]`. Blocks, HTML, entities and escapes are
 * not supported, so a sentence without these marks stays as it is.
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

/** Whether two asterisks between these characters can open or close a mark: not in `2**8`, nor with space on both sides. */
export function isStrongSign(before: string, after: string): boolean {
  return !(isSpace(before) && isSpace(after)) && !(isLatin(before) && isLatin(after));
}

/** Exactly two asterisks. Adjacent letters are allowed, because Arabic joins particles to the following word. */
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
 * Text before an asterisk that opens emphasis: not part of a word, except for particles that Arabic joins to the next word, and
 * a tatweel. Footnotes such as `السعر*`, products and file names have other letters or signs there.
 */
const beforeEmphasis =
  /(?:^|[\s\p{Ps}\p{Pi}\p{Pd}"'’،؛؟,;:!?…]|\u0640|(?<![\p{L}\p{M}\p{N}*])(?=\p{L})(?:[أا]?[وف]\p{M}*)?(?:[بكلس]\p{M}*)?(?:ال|ل)?\p{M}*)$/u;

/** Text after it: a word, perhaps in quotation marks, or a number with a unit. Not `*920#`, nor the asterisk of a list. */
const afterEmphasis = /^(?:[\p{Ps}\p{Pi}"'`]{0,4}\p{L}|\p{Nd}[\p{Nd}.,٫٬:/–-]{0,12}[%٪]?\s?\p{L})/u;

/** Whether one asterisk opens or closes emphasis, by the text around it. */
function emphasisSides(before: string, after: string): { begins: boolean; ends: boolean } {
  const begins = afterEmphasis.test(after) && beforeEmphasis.test(before);
  const ends = /[^\s*\\/(]$/u.test(before) && /^(?:$|\u0640|[^\p{L}\p{N}*\\/])/u.test(after);
  return { begins, ends };
}

/** Exactly one asterisk. */
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

/** A note directly follows a word; a `^[` after a space is text. */
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

/** Closes a note, if all brackets opened within it are closed. */
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

/** Brackets without an address, as in `[1]`, are text; the text around them may still be a link. */
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

/** Maximum length of the meaning of an abbreviation, in characters. */
export const maxMeaningLength = 300;

/**
 * What stands in place of the address in marks written like links, as part of a regular expression. Tags and meanings are short
 * and have no brackets.
 */
export const markTargets = String.raw`lang:[^()\s]{0,100}|abbr:[^()[\]\n]{0,${maxMeaningLength}}|key:|math:|sub:|sup:|del:`;

const markTargetEnd = new RegExp(String.raw`^\]\((?:${markTargets})\)`);

/** End of the mark of a key. */
export const keyEnd = '](key:)';

/** End of the mark of a formula. */
export const mathEnd = '](math:)';

/** Ends of the marks of subscript, superscript and struck-out words. */
export const linedEnds = { subscript: '](sub:)', superscript: '](sup:)', struck: '](del:)' } as const;

export type LinedMark = keyof typeof linedEnds;

/** Separator between an abbreviation and its meaning. */
export const abbreviationSign = '](abbr:';

/** Node names by the end of a mark; other marks are abbreviations and words of another language. */
const nodeOfEnd: Readonly<Record<string, string>> = {
  [keyEnd]: 'Key',
  [mathEnd]: 'Formula',
  ...Object.fromEntries(Object.entries(linedEnds).map(([name, end]) => [end, name])),
};

/** Marks that are written like links, with a keyword in place of the address. Unlike a link, one may be part of a link. */
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

/** Two spaces at the end of a line are not a break, unlike in Markdown: they are invisible in a string. */
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

/** Parses the marks of one sentence or paragraph. */
export const inlineParser: MarkdownParser = parser.configure({
  remove: [...blocks, 'Escape', 'Entity', 'HTMLTag', 'Autolink', 'Emphasis'],
  defineNodes: ['Language', 'Abbreviation', 'Key', 'Formula', 'Note', ...Object.keys(linedEnds)],
  parseInline: [breakParser, strongParser, emphasisParser, noteParser, noteEndParser, bracketParser, linkMarkParser],
});
