import { letters, ownDirection } from '../../templates/parts/text-direction.ts';
import { decode } from './entities.ts';

type Direction = 'rtl' | 'ltr';

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
const boundary = /(<(?!\/?(?:a|br|code|strong)[ >])[^>]*>|<[a-z]+ [^>]*class="[^>]*>|\u0001.)/;

/** What has words that are no text of the page, or a direction of its own. */
const apart = /^<(?:(bdi|option|script|style|svg|textarea)[ >]|(?!input)([a-z0-9]+) [^>]*dir=")/;

const mark = /<(a|code|strong)(?: [^>]*)?>(?:(?!<\1[ >]).)*?<\/\1>/gs;
const onlyMark = /^(\s*<(a|strong)(?: [^>]*)?>)((?:(?!<\/\2>).)*)(<\/\2>\s*)$/s;
const tagOrRun = /(<code(?: [^>]*)?>.*?<\/code>|<[^>]*>)/s;

/** Space before words, and the place in the content that a preview marks there. */
const lead = /^[\s\p{Noncharacter_Code_Point}]*/u;

function isolateWords(html: string, page: Direction): string {
  const direction = ownDirection(decode(html.replaceAll(/<[^>]*>/g, '')), page);
  if (!direction) return html;
  const [from, to] = [lead.exec(html)?.[0].length ?? 0, html.trimEnd().length];
  return `${html.slice(0, from)}<bdi dir="${direction}">${html.slice(from, to)}</bdi>${html.slice(to)}`;
}

/** Whether words stand outside of the marks of a line, and each of its marks ends in it. */
function isSentence(line: string): boolean {
  const rest = line.replaceAll(mark, '').replaceAll(/<br>/g, '');
  return !rest.includes('<') && /\S/.test(rest);
}

/** A mark that is all of its line stays where styles expect it. */
function isolateLine(line: string, page: Direction): string {
  if (isSentence(line)) return isolateWords(line, page);
  const [, start = '', , inner = '', end = ''] = onlyMark.exec(line) ?? [];
  if (start !== '') return start + isolateLine(inner, page) + end;
  if (!line.includes('<')) return line;
  return line
    .split(tagOrRun)
    .map((part, index) => (index % 2 === 0 ? isolateWords(part, page) : part))
    .join('');
}

/**
 * Keeps the words of a text in their order where all of its letters are of the other direction than the page's: "501(c)(3)" and
 * the full stop of "Item one." would change sides. An isolate has no part in the layout: marks of lists, columns and the sides
 * that lines begin at stay. Pure.
 * @param html as React writes it, before what it has marks for is put in: islands are React's own again in the browser.
 */
export function isolateTexts(html: string, page: Direction): string {
  if (!mayHaveOthers[page].test(html)) return html;
  let passed = '';
  let depth = 0;
  return html
    .split(boundary)
    .map((part, index) => {
      if (index % 2 === 0) return passed === '' && part !== '' ? isolateLine(part, page) : part;
      if (passed !== '') {
        if (part.startsWith(`</${passed}>`)) depth--;
        else if (part.startsWith(`<${passed}`) && /[ >]/.test(part[passed.length + 1] ?? '')) depth++;
        if (depth === 0) passed = '';
      } else {
        const [, name, directed] = apart.exec(part) ?? [];
        passed = name ?? directed ?? '';
        depth = 1;
      }
      return part;
    })
    .join('');
}
