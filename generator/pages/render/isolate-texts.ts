import { asRead } from '../../../templates/components/as-read.ts';
import { isInOrder, isolatedText, mayTurn } from '../../../templates/runtime/direction/isolates.ts';
import { letters, ownDirection } from '../../../templates/runtime/direction/own-direction.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';
import { decode, encode } from './entities.ts';
import { isolateElements, keepTogether } from './text-line.ts';

type Direction = 'rtl' | 'ltr';

/** A language that some words of a page are in for want of words in its own. */
export interface ForeignLanguage {
  tag: string;
  direction: Direction;
}

/** The page that texts are isolated in. */
interface DirectionContext {
  direction: Direction;
  foreign?: ForeignLanguage | undefined;
}

/** Whether a page can hold what is isolated or held together, told at a glance: nearly all do. */
const mayHaveOthers = { rtl: /[A-Za-z0-9٠-٩۰-۹]/, ltr: new RegExp(`${letters.rtl}|[0-9٠-٩]`, 'u') };

/**
 * What parts a line of words from the next: every tag but the marks of sentences (`components/inline.tsx`), which have no class, and
 * what stands for HTML that is put in later (`pieces.ts`).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const boundary = /(<(?!\/?(?:a|abbr|br|code|em|kbd|s|strong|sub|sup|wbr)[ >])[^>]*>|<[a-z]+ [^>]*class="[^>]*>|\u0001.)/;

/** What has words that are no text of the page, or a direction of its own. */
const isolatedTag = /^<(?:(bdi|option|script|style|svg|textarea)[ >]|(?!input)([a-z0-9]+) [^>]*dir=")/;

/** Texts with a direction of their own; other elements that have one are code. */
const ownText = /^<(?:a|bdi|blockquote|d[dt]|figcaption|h[1-6]|label|legend|li|p|span|summary|t[dh]) (?:[^>]* )?dir="(rtl|ltr)"/;

/** Attributes that browsers draw, be it in place of a picture. */
const hasDrawnAttribute = / (?:alt|placeholder|title)="[^"]/;
const drawnAttribute = /( (?:alt|placeholder|title)=")([^"]+)/g;

const mark = /<(a|abbr|code|em|s|strong|sub|sup)(?: [^>]*)?>(?:(?!<\1[ >]).)*?<\/\1>/gs;
const onlyMark = /^(\s*<(a|abbr|em|s|strong)(?: [^>]*)?>)((?:(?!<\/\2>).)*)(<\/\2>\s*)$/s;
const tagOrRun = /(<code(?: [^>]*)?>.*?<\/code>|<kbd(?: [^>]*)?>.*?<\/kbd>|<[^>]*>)/s;

/** An abbreviation, which parts no line and has what it means in an attribute. */
const abbreviation = /<abbr [^>]*>/g;

/** Space before words, and the place in the content that a preview marks there. */
const lead = /^[\s\p{Noncharacter_Code_Point}]*/u;

/** Words in another language say which; those of the other direction are isolated as a whole where that changes anything. */
function isolateWords(html: string, { direction: page, foreign }: DirectionContext): string {
  const language = html.includes(foreignMark) ? foreign : undefined;
  const words = html.includes('<') || html.includes('&') ? decode(html.replaceAll(/<[^>]*>/g, '')) : html;
  const direction = language?.direction ?? ownDirection(words, page);
  if (!direction) return isolateElements(html, page);
  const inner = isolateElements(html, direction);
  if (!language && isInOrder(asRead(words).trim(), page, direction)) return html;
  const [from, to] = [lead.exec(inner)?.[0].length ?? 0, inner.trimEnd().length];
  const spoken = language ? ` lang="${language.tag}"` : '';
  return `${inner.slice(0, from)}<bdi${spoken} dir="${direction}">${inner.slice(from, to)}</bdi>${inner.slice(to)}`;
}

/** The tag of an element all of whose words are in another language. */
function inLanguage(tag: string, { tag: language, direction }: ForeignLanguage): string {
  if (/ lang="/.test(tag)) return tag;
  const directed = / dir="/.test(tag) ? '' : ` dir="${direction}"`;
  return tag.replace(/^<[a-z0-9]+/, (name) => `${name} lang="${language}"${directed}`);
}

/** Whether words stand outside of the marks of a line, and each of its marks ends in it. */
function isSentence(line: string): boolean {
  // Keys that are pressed together stand in one another.
  const rest = line
    .replaceAll(/<\/?kbd(?: [^>]*)?>/g, '')
    .replaceAll(mark, '')
    .replaceAll(/<w?br>/g, '');
  return !rest.includes('<') && /\S/.test(rest);
}

/** A mark that is all of its line stays where styles expect it; one with a direction of its own is an isolate already. */
function isolateLine(line: string, page: DirectionContext): string {
  const words = line.includes('<') ? line.replaceAll(/<[^>]*>/g, '') : line;
  if (!mayTurn(words, page.direction) && !words.includes(foreignMark)) return line;
  if (isSentence(line)) return isolateWords(line, page);
  const [, start = '', , inner = '', end = ''] = onlyMark.exec(line) ?? [];
  if (start !== '') return start.includes(' dir="') ? line : start + isolateLine(inner, page) + end;
  if (!line.includes('<')) return line;
  return line
    .split(tagOrRun)
    .map((part, index) => (index % 2 === 0 ? isolateWords(part, page) : part))
    .join('');
}

/** A formula within a sentence: its letters are no words. */
const formula = /<math[ >].*?<\/math>/gs;
// biome-ignore lint/suspicious/noControlCharactersInRegex: React writes none
const placeholderPattern = /<code \u0002(\d+)><\/code>/g;

/**
 * Does something with HTML in which each formula stands as code does, which parts no line from the next.
 */
function withoutFormulas(html: string, act: (html: string) => string): string {
  if (!html.includes('<math')) return act(html);
  const formulas: string[] = [];
  const plain = html.replaceAll(formula, (one) => `<code \u0002${formulas.push(one) - 1}></code>`);
  return act(plain).replaceAll(placeholderPattern, (_, index) => formulas[Number(index)] ?? '');
}

/**
 * Keeps the words of a text in their order where all of its letters are of the other direction than the page's: "501(c)(3)" and
 * the full stop of "Item one." would change sides. An isolate has no part in the layout: marks of lists, columns and the sides
 * that lines begin at stay. Words of another language (`foreign-mark.ts`) say which. Pure.
 * @param html as React writes it, before what it has marks for is put in: islands are React's own again in the browser.
 */
export function isolateTexts(html: string, direction: Direction, foreign?: ForeignLanguage): string {
  if (!html.includes(foreignMark) && !mayHaveOthers[direction].test(html)) return html;
  const named = html.replaceAll(abbreviation, (tag) => isolateAttributes(tag, direction));
  return withoutFormulas(named, (plain) => isolateLines(plain, { direction, foreign }));
}

/** What takes no elements is isolated by characters. */
const isolatePlain = (text: string, direction: Direction) => encode(isolatedText(decode(text), direction));

const isolateAttributes = (tag: string, direction: Direction) =>
  tag.replaceAll(drawnAttribute, (_, name: string, text: string) => name + isolatePlain(text, direction));

/** An element that is no line of the page, and how many of its name are open in it. */
interface IsolatedElement {
  name: string;
  depth: number;
  /** Of its own text, if it has any. */
  direction?: Direction | undefined;
  /** Its place among the parts. */
  start: number;
}

function isolatedElementOf(tag: string, start: number): IsolatedElement | undefined {
  const [, name, directed] = isolatedTag.exec(tag) ?? [];
  const own = name ?? directed;
  return own === undefined ? undefined : { name: own, depth: 1, start, direction: ownText.exec(tag)?.[1] as Direction };
}

/** How many elements of a name a tag opens. */
function opens(tag: string, name: string): number {
  if (tag.startsWith(`</${name}>`)) return -1;
  return tag.startsWith(`<${name}`) && /[ >]/.test(tag[name.length + 1] ?? '') ? 1 : 0;
}

function isolateLines(html: string, page: DirectionContext): string {
  const { foreign } = page;
  let inside: IsolatedElement | undefined;
  const parts = html.split(boundary);
  for (const [index, part] of parts.entries()) {
    if (part === '') continue;
    if (index % 2 === 1) {
      if (hasDrawnAttribute.test(part)) parts[index] = isolateAttributes(part, page.direction);
      if (!inside) inside = isolatedElementOf(part, index);
      else inside.depth += opens(part, inside.name);
      if (inside?.depth === 0) inside = undefined;
    } else if (!inside) parts[index] = isolateLine(keepTogether(part), page);
    else {
      // What has a direction of its own, or takes no element, says the language itself.
      if (foreign && part.includes(foreignMark)) parts[inside.start] = inLanguage(parts[inside.start] ?? '', foreign);
      if (inside.direction) parts[index] = isolateElements(keepTogether(part), inside.direction);
      else if (inside.name === 'option') parts[index] = isolatePlain(part, page.direction);
      else if (inside.name === 'bdi') parts[index] = keepTogether(part);
    }
  }
  return parts.join('');
}
