import { htmlTokens } from './html-tokens.ts';

/** A shortcode in a text. */
export interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  /** Values without name. */
  values: string[];
  /** As written, e.g. `[gallery ids="1,2"]`. */
  source: string;
}

/** Part of a text with shortcodes. A shortcode with a closing tag has the parts in between. */
export type ShortcodePart = string | { shortcode: Shortcode; content?: ShortcodePart[]; raw: string };

const pattern = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=/][^[\]]*)?)\](\]?)/gi;

const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Typographic quotation marks that editors made of straight ones. */
const straight = (text: string): string => text.replaceAll(/&#(?:8220|8221|8243);|&(?:ldquo|rdquo|quot|Prime);|[“”″]/g, '"');

function readAttributes(text: string): Pick<Shortcode, 'attributes' | 'values'> {
  const attributes: Record<string, string> = {};
  const values: string[] = [];
  for (const [, name, ...found] of straight(text).matchAll(attribute)) {
    const value = found.find((one) => one !== undefined) ?? '';
    if (name === undefined) values.push(value);
    else attributes[name.toLowerCase()] = value;
  }
  return { attributes, values };
}

interface Tag {
  name: string;
  rest: string;
  isClosing: boolean;
  isEscaped: boolean;
  start: number;
  end: number;
}

/** Ranges of tags, comments and code, in which no shortcode begins. */
class Protected {
  private readonly ranges: [number, number][];
  private index = 0;

  constructor(html: string) {
    this.ranges = htmlTokens(html)
      .filter(({ kind }) => kind !== 'text')
      .map(({ start, value }) => [start, start + value.length]);
  }

  /** @param position not before that of the last call */
  has(position: number): boolean {
    while ((this.ranges[this.index]?.[1] ?? Number.POSITIVE_INFINITY) <= position) this.index++;
    const range = this.ranges[this.index];
    return range !== undefined && range[0] <= position;
  }
}

/** Tags in a text that are shortcodes. @param isShortcode whether a tag is one; others are text */
function tagsIn(html: string, isShortcode: (tag: Tag, closed: ReadonlySet<string>) => boolean): Tag[] {
  const matches = [...html.matchAll(pattern)];
  const closed = new Set(matches.filter(([, , closing]) => closing === '/').map(([, , , name = '']) => name));
  const ranges = new Protected(html);
  return matches.flatMap(({ index, 0: whole, 1: before = '', 2: closing, 3: name = '', 4: rest = '', 5: after = '' }) => {
    const isEscaped = before !== '' && after !== '';
    const start = isEscaped ? index : index + before.length;
    const end = index + whole.length - (isEscaped ? 0 : after.length);
    const tag = { name, rest, isClosing: closing === '/', isEscaped, start, end };
    return ranges.has(start) || !(isEscaped || isShortcode(tag, closed)) ? [] : [tag];
  });
}

/** Shortcodes nested deeper stand alone. */
const maxNesting = 100;

/** For each opening tag the index of its closing tag. Tags inside a pair that are not closed there stand alone. */
function pairsOf(tags: readonly Tag[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: number[] = [];
  for (const [index, tag] of tags.entries()) {
    if (tag.isEscaped || (!tag.isClosing && tag.rest.trimEnd().endsWith('/'))) continue;
    if (!tag.isClosing) {
      if (open.length < maxNesting) open.push(index);
      continue;
    }
    const found = open.findLastIndex((other) => tags[other]?.name === tag.name);
    const opening = open[found];
    if (opening === undefined) continue;
    pairs.set(opening, index);
    open.length = found;
  }
  return pairs;
}

export type IsShortcode = (tag: Pick<Tag, 'name' | 'rest'>, closed: ReadonlySet<string>, isAlone: boolean) => boolean;

/** Whether there is nothing else in the line or element of a tag. */
function isAlone(html: string, { start, end }: Tag): boolean {
  const before = html.slice(Math.max(0, start - 40), start);
  const after = html.slice(end, end + 40);
  return /(?:^|\n|<(?:p|div)(?:\s[^<>]*)?>)[ \t]*$/.test(before) && /^[ \t]*(?:$|\r?\n|<\/(?:p|div)>)/.test(after);
}

/**
 * Splits HTML at its shortcodes. Those in tags, comments and code are text, and so is `[[name]]`, which is written to show `[name]`.
 */
export function readShortcodes(html: string, isShortcode: IsShortcode): ShortcodePart[] {
  const tags = tagsIn(html, (tag, closed) => isShortcode(tag, closed, isAlone(html, tag)));
  const pairs = pairsOf(tags);
  const read = (from: number, to: number, start: number, end: number): ShortcodePart[] => {
    const parts: ShortcodePart[] = [];
    let position = start;
    for (let index = from; index < to; index++) {
      const tag = tags[index] as Tag;
      parts.push(html.slice(position, tag.start));
      const source = html.slice(tag.start, tag.end);
      position = tag.end;
      if (tag.isEscaped) parts.push(source.slice(1, -1));
      if (tag.isEscaped || tag.isClosing) continue;
      const shortcode = { name: tag.name.toLowerCase(), ...readAttributes(tag.rest.replace(/\/\s*$/, '')), source };
      const closing = pairs.get(index);
      const last = closing === undefined ? undefined : tags[closing];
      if (closing === undefined || !last) parts.push({ shortcode, raw: '' });
      else {
        parts.push({ shortcode, content: read(index + 1, closing, tag.end, last.start), raw: html.slice(tag.end, last.start) });
        position = last.end;
        index = closing;
      }
    }
    parts.push(html.slice(position, end));
    return parts;
  };
  return read(0, tags.length, 0, html.length);
}
