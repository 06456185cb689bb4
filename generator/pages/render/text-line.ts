import { isolatesOf } from '../../../templates/runtime/direction/isolates.ts';
import { noBreaksOf } from '../../../templates/runtime/direction/no-break.ts';
import { controlsOf, type Direction, type Isolate } from '../../../templates/runtime/direction/visual-order.ts';
import { decode } from './entities.ts';

/** A parsed line of HTML; an isolated element counts as one neutral character. */
interface ParsedLine {
  text: string;
  /** Start and end in the HTML of each character of the text. */
  from: number[];
  to: number[];
}

const object = '\uFFFC';

/**
 * Parts that count as one character, such as the number of a note; tags; character references; characters. Place marks of the
 * preview count as nothing.
 */
const part =
  /<(code|kbd|sup(?=><a )|bdi)(?: [^>]*)?>.*?<\/\1>|<([a-z]+)[^>]*>|<\/[^>]*>|&(?:amp|lt|gt|quot|#x27);|\p{Noncharacter_Code_Point}|./gsu;

/** Whether a line contains only plain characters. */
const isPlain = (html: string) => !/[<&\uFDD0-\uFDEF\uFFFE\uFFFF\uDFFE\uDFFF]/.test(html);

function readLine(html: string): ParsedLine {
  const line: ParsedLine = { text: '', from: [], to: [] };
  for (const { 0: one, 1: whole, 2: tag, index } of html.matchAll(part)) {
    const isTag = tag !== undefined || (one.length > 1 && one.startsWith('</'));
    if ((isTag && tag !== 'br') || /^\p{Noncharacter_Code_Point}$/u.test(one)) continue;
    const character = whole !== undefined ? object : tag === 'br' ? '\n' : decode(one);
    for (const unit of character.split('')) {
      line.text += unit;
      line.from.push(index);
      line.to.push(index + one.length);
    }
  }
  return line;
}

/** Counts the tags opened and closed in some HTML. */
function tagsOf(html: string): { opened: number; closed: number } {
  let [opened, closed] = [0, 0];
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (/^<(?:br|wbr|input)/.test(tag)) continue;
    if (!tag.startsWith('</')) opened++;
    else if (opened > 0) opened--;
    else closed++;
  }
  return { opened, closed };
}

/** Range of an isolate so that it contains whole elements; undefined if there is none. */
function placeOf(html: string, start: number, end: number): [start: number, end: number] | undefined {
  let [from, to] = [start, end];
  for (;;) {
    const { opened, closed } = tagsOf(html.slice(from, to));
    if (opened === 0 && closed === 0) return [from, to];
    const before = closed > 0 ? /<[^/>][^>]*>$/.exec(html.slice(0, from)) : null;
    const after = opened > 0 ? /^<\/[^>]*>/.exec(html.slice(to)) : null;
    if (!before && !after) return undefined;
    from -= before?.[0].length ?? 0;
    to += after?.[0].length ?? 0;
  }
}

const elements = {
  rtl: ['<bdi dir="rtl">', '</bdi>'],
  ltr: ['<bdi>', '</bdi>'],
  override: ['<bdo dir="ltr">', '</bdo>'],
} as const;

interface Insertion {
  at: number;
  text: string;
}

function insertionsOf(html: string, line: ParsedLine, isolate: Isolate): Insertion[] {
  const { start, end, direction, isOverride, inner = [] } = isolate;
  const place = placeOf(html, line.from[start] as number, line.to[end - 1] as number);
  // For overlapping elements use control characters.
  const [from, to] = place ?? [line.from[start] as number, line.to[end - 1] as number];
  const [open, close] = place ? elements[isOverride ? 'override' : direction] : controlsOf(isolate);
  return [{ at: from, text: open }, ...inner.flatMap((one) => insertionsOf(html, line, one)), { at: to, text: close }];
}

/** Isolates text in a line of HTML that the Bidirectional Algorithm would reorder. */
export function isolateElements(html: string, direction: Direction): string {
  const read = isPlain(html) ? undefined : readLine(html);
  const isolates = isolatesOf(read?.text ?? html, direction);
  if (isolates.length === 0) return html;
  const line = read ?? readLine(html);
  let result = '';
  let done = 0;
  for (const { at, text } of isolates.flatMap((one) => insertionsOf(html, line, one))) {
    result += html.slice(done, at) + text;
    done = at;
  }
  return result + html.slice(done);
}

/** Inserts non-breaking spaces into the dates and numbers of a line of HTML. */
export function keepTogether(html: string): string {
  const read = isPlain(html) ? undefined : readLine(html);
  const places = noBreaksOf(read?.text ?? html);
  if (places.length === 0) return html;
  const characters = html.split('');
  for (const place of places) characters[read?.from[place] ?? place] = '\u00a0';
  return characters.join('');
}
