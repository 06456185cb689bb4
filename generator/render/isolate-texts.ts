import { letters, ownDirection } from '../../templates/parts/text-direction.ts';
import { foreignMark } from '../common/foreign-mark.ts';
import { decode } from './entities.ts';

type Direction = 'rtl' | 'ltr';

/** A language that some words of a page are in for want of words in its own. */
export interface ForeignLanguage {
  tag: string;
  direction: Direction;
}

/** The page that texts are isolated in. */
interface Around {
  direction: Direction;
  foreign?: ForeignLanguage | undefined;
}

/** Whether a text between two tags begins with a letter of the other direction than the page's: most pages have none. */
const mayHaveOthers = {
  rtl: new RegExp(`(?:^|>)(?:[^<\\u0001\\p{L}]|\\u0001.)*${letters.ltr}`, 'u'),
  ltr: new RegExp(letters.rtl, 'u'),
};

/**
 * What parts a line of words from the next: every tag but the marks of sentences (`parts/inline.tsx`), which have no class, and
 * what stands for HTML that is put in later (`pieces.ts`).
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const boundary = /(<(?!\/?(?:a|br|code|em|kbd|strong|sup)[ >])[^>]*>|<[a-z]+ [^>]*class="[^>]*>|\u0001.)/;

/** What has words that are no text of the page, or a direction of its own. */
const apart = /^<(?:(bdi|option|script|style|svg|textarea)[ >]|(?!input)([a-z0-9]+) [^>]*dir=")/;

const mark = /<(a|code|em|strong|sup)(?: [^>]*)?>(?:(?!<\1[ >]).)*?<\/\1>/gs;
const onlyMark = /^(\s*<(a|em|strong)(?: [^>]*)?>)((?:(?!<\/\2>).)*)(<\/\2>\s*)$/s;
const tagOrRun = /(<code(?: [^>]*)?>.*?<\/code>|<kbd(?: [^>]*)?>.*?<\/kbd>|<[^>]*>)/s;

/** Space before words, and the place in the content that a preview marks there. */
const lead = /^[\s\p{Noncharacter_Code_Point}]*/u;

function isolateWords(html: string, { direction: page, foreign }: Around): string {
  const language = html.includes(foreignMark) ? foreign : undefined;
  const direction = language?.direction ?? ownDirection(decode(html.replaceAll(/<[^>]*>/g, '')), page);
  if (!direction) return html;
  const [from, to] = [lead.exec(html)?.[0].length ?? 0, html.trimEnd().length];
  const spoken = language ? ` lang="${language.tag}"` : '';
  return `${html.slice(0, from)}<bdi${spoken} dir="${direction}">${html.slice(from, to)}</bdi>${html.slice(to)}`;
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
    .replaceAll(/<br>/g, '');
  return !rest.includes('<') && /\S/.test(rest);
}

/** A mark that is all of its line stays where styles expect it; one with a direction of its own is an isolate already. */
function isolateLine(line: string, page: Around): string {
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
const held = /<code \u0002(\d+)><\/code>/g;

/**
 * Does something with HTML in which each formula stands as code does, which parts no line from the next.
 */
function withoutFormulas(html: string, act: (html: string) => string): string {
  if (!html.includes('<math')) return act(html);
  const formulas: string[] = [];
  const plain = html.replaceAll(formula, (one) => `<code \u0002${formulas.push(one) - 1}></code>`);
  return act(plain).replaceAll(held, (_, index) => formulas[Number(index)] ?? '');
}

/**
 * Keeps the words of a text in their order where all of its letters are of the other direction than the page's: "501(c)(3)" and
 * the full stop of "Item one." would change sides. An isolate has no part in the layout: marks of lists, columns and the sides
 * that lines begin at stay. Words of another language (`foreign-mark.ts`) say which. Pure.
 * @param html as React writes it, before what it has marks for is put in: islands are React's own again in the browser.
 */
export function isolateTexts(html: string, direction: Direction, foreign?: ForeignLanguage): string {
  if (!html.includes(foreignMark) && !mayHaveOthers[direction].test(html)) return html;
  return withoutFormulas(html, (plain) => isolateLines(plain, { direction, foreign }));
}

function isolateLines(html: string, page: Around): string {
  const { foreign } = page;
  let passed = '';
  let depth = 0;
  let start = 0;
  const parts = html.split(boundary);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      if (passed === '' && part !== '') parts[index] = isolateLine(part, page);
      // What has a direction of its own, or takes no element, says the language itself.
      else if (foreign && part.includes(foreignMark)) parts[start] = inLanguage(parts[start] ?? '', foreign);
    } else if (passed !== '') {
      if (part.startsWith(`</${passed}>`)) depth--;
      else if (part.startsWith(`<${passed}`) && /[ >]/.test(part[passed.length + 1] ?? '')) depth++;
      if (depth === 0) passed = '';
    } else {
      const [, name, directed] = apart.exec(part) ?? [];
      passed = name ?? directed ?? '';
      depth = 1;
      start = index;
    }
  }
  return parts.join('');
}
