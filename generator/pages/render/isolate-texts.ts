import { withoutNoncharacters } from '../../../templates/components/without-noncharacters.ts';
import { isInOrder, isolatedText, mayTurn } from '../../../templates/runtime/direction/isolates.ts';
import { letters, ownDirection } from '../../../templates/runtime/direction/own-direction.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';
import { decode, encode } from './entities.ts';
import { isolateElements, keepTogether } from './text-line.ts';

type Direction = 'rtl' | 'ltr';

/** Fallback language of texts that the language of the page lacks. */
export interface ForeignLanguage {
  tag: string;
  direction: Direction;
}

/** Direction and fallback language of the page. */
interface DirectionContext {
  direction: Direction;
  foreign?: ForeignLanguage | undefined;
}

/** Quick test: whether a page can contain text to isolate or keep together. Nearly all do. */
const mayHaveOthers = { rtl: /[A-Za-z0-9٠-٩۰-۹]/, ltr: new RegExp(`${letters.rtl}|[0-9٠-٩]`, 'u') };

/**
 * Boundaries of lines: every tag except inline marks (`components/inline.tsx`), which have no class, and placeholders of HTML
 * that is inserted later (`pieces.ts`).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const boundary = /(<(?!\/?(?:a|abbr|br|code|em|kbd|s|strong|sub|sup|wbr)[ >])[^>]*>|<[a-z]+ [^>]*class="[^>]*>|\u0001.)/;

/** Elements whose content is not text of the page, or that set a direction. */
const isolatedTag = /^<(?:(bdi|option|script|style|svg|textarea)[ >]|(?!input)([a-z0-9]+) [^>]*dir=")/;

/** Text elements that set a direction; other elements that do are code. */
const ownText = /^<(?:a|bdi|blockquote|d[dt]|figcaption|h[1-6]|label|legend|li|p|span|summary|t[dh]) (?:[^>]* )?dir="(rtl|ltr)"/;

/** Attributes whose text browsers show, including instead of a picture. */
const hasDrawnAttribute = / (?:alt|placeholder|title)="[^"]/;
const drawnAttribute = /( (?:alt|placeholder|title)=")([^"]+)/g;

const mark = /<(a|abbr|code|em|s|strong|sub|sup)(?: [^>]*)?>(?:(?!<\1[ >]).)*?<\/\1>/gs;
const onlyMark = /^(\s*<(a|abbr|em|s|strong)(?: [^>]*)?>)((?:(?!<\/\2>).)*)(<\/\2>\s*)$/s;
const tagOrRun = /(<code(?: [^>]*)?>.*?<\/code>|<kbd(?: [^>]*)?>.*?<\/kbd>|<[^>]*>)/s;

/** An abbreviation: it does not interrupt a line, and its expansion is in an attribute. */
const abbreviation = /<abbr [^>]*>/g;

/** Spaces before words, and the place mark of the preview. */
const lead = /^[\s\p{Noncharacter_Code_Point}]*/u;

/** Adds `lang` to words in another language; isolates words of the other direction as a whole if that changes the order. */
function isolateWords(html: string, { direction: page, foreign }: DirectionContext): string {
  const language = html.includes(foreignMark) ? foreign : undefined;
  const words = html.includes('<') || html.includes('&') ? decode(html.replaceAll(/<[^>]*>/g, '')) : html;
  const direction = language?.direction ?? ownDirection(words, page);
  if (!direction) return isolateElements(html, page);
  const inner = isolateElements(html, direction);
  if (!language && isInOrder(withoutNoncharacters(words).trim(), page, direction)) return html;
  const [from, to] = [lead.exec(inner)?.[0].length ?? 0, inner.trimEnd().length];
  const spoken = language ? ` lang="${language.tag}"` : '';
  return `${inner.slice(0, from)}<bdi${spoken} dir="${direction}">${inner.slice(from, to)}</bdi>${inner.slice(to)}`;
}

/** Adds the language to the tag of an element whose words are all in another language. */
function inLanguage(tag: string, { tag: language, direction }: ForeignLanguage): string {
  if (/ lang="/.test(tag)) return tag;
  const directed = / dir="/.test(tag) ? '' : ` dir="${direction}"`;
  return tag.replace(/^<[a-z0-9]+/, (name) => `${name} lang="${language}"${directed}`);
}

/** Whether a line has words outside inline marks, and all its marks are closed. */
function isSentence(line: string): boolean {
  // Keys of a key combination are nested.
  const rest = line
    .replaceAll(/<\/?kbd(?: [^>]*)?>/g, '')
    .replaceAll(mark, '')
    .replaceAll(/<w?br>/g, '');
  return !rest.includes('<') && /\S/.test(rest);
}

/** A mark that is the whole line stays where styles expect it; one with a direction is already isolated. */
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

/** An inline formula: its letters are not words. */
const formula = /<math[ >].*?<\/math>/gs;
// biome-ignore lint/suspicious/noControlCharactersInRegex: React writes none
const placeholderPattern = /<code \u0002(\d+)><\/code>/g;

/** Processes HTML with each formula replaced by a code placeholder, which does not interrupt a line. */
function withoutFormulas(html: string, act: (html: string) => string): string {
  if (!html.includes('<math')) return act(html);
  const formulas: string[] = [];
  const plain = html.replaceAll(formula, (one) => `<code \u0002${formulas.push(one) - 1}></code>`);
  return act(plain).replaceAll(placeholderPattern, (_, index) => formulas[Number(index)] ?? '');
}

/**
 * Keeps text of the other direction in order: otherwise "501(c)(3)", or the full stop of "Item one.", would be displayed in the
 * wrong place. Isolates do not affect layout: list markers, columns and line starts stay. Words of another language
 * (`foreign-mark.ts`) get a `lang`. Pure.
 * @param html output of React, before placeholders are replaced: islands must match what React renders in the browser
 */
export function isolateTexts(html: string, direction: Direction, foreign?: ForeignLanguage): string {
  if (!html.includes(foreignMark) && !mayHaveOthers[direction].test(html)) return html;
  const named = html.replaceAll(abbreviation, (tag) => isolateAttributes(tag, direction));
  return withoutFormulas(named, (plain) => isolateLines(plain, { direction, foreign }));
}

/** Attributes and the like cannot contain elements: isolate them with control characters. */
const isolatePlain = (text: string, direction: Direction) => encode(isolatedText(decode(text), direction));

const isolateAttributes = (tag: string, direction: Direction) =>
  tag.replaceAll(drawnAttribute, (_, name: string, text: string) => name + isolatePlain(text, direction));

/** An element whose content is not processed as lines, with the number of open elements of the same name. */
interface IsolatedElement {
  name: string;
  depth: number;
  /** Direction set by the element. */
  direction?: Direction | undefined;
  /** Index of its tag among the parts. */
  start: number;
}

function isolatedElementOf(tag: string, start: number): IsolatedElement | undefined {
  const [, name, directed] = isolatedTag.exec(tag) ?? [];
  const own = name ?? directed;
  return own === undefined ? undefined : { name: own, depth: 1, start, direction: ownText.exec(tag)?.[1] as Direction };
}

/** How many elements of a name a tag opens (1), closes (-1) or neither (0). */
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
      // Elements with a direction, or that cannot contain elements, get the language attribute themselves.
      if (foreign && part.includes(foreignMark)) parts[inside.start] = inLanguage(parts[inside.start] ?? '', foreign);
      if (inside.direction) parts[index] = isolateElements(keepTogether(part), inside.direction);
      else if (inside.name === 'option') parts[index] = isolatePlain(part, page.direction);
      else if (inside.name === 'bdi') parts[index] = keepTogether(part);
    }
  }
  return parts.join('');
}
