import type { Place } from '../../../model/content.ts';
import type { Losses } from '../../../model/losses.ts';
import { builderHtml, unreadWords } from './builder-shortcodes.ts';
import type { ContentContext } from './content-context.ts';
import { isCertain, isOfBuilder, isShortcode } from './known-shortcodes.ts';
import { type ShortcodeContext, shortcodeHtml } from './shortcode-html.ts';
import { type IsShortcode, readShortcodes, type Shortcode, type ShortcodePart } from './shortcode-tags.ts';

export interface ShortcodeReading extends ShortcodeContext {
  losses: Losses;
  place: Place;
  /** Whether every name in brackets is a shortcode, as in the block for them. */
  isOnlyShortcodes?: boolean;
}

/** What shortcodes of a post refer to. Files that are not in the export are losses. */
export const shortcodesOf = (context: ContentContext): ShortcodeReading => {
  const { losses, place, index, item } = context;
  return {
    media: (id) => {
      const found = index.media.get(id);
      if (!found) losses.omissions.push({ reason: 'unreadable', name: `attachment ${id}`, text: '', place });
      return found;
    },
    attached: () => index.media.all(item.id),
    losses,
    place,
  };
};

const closedNone = new Set<string>();

/** Whether readers may take a tag for words of the author. */
function looksLikeWords({ name, source }: Shortcode, isClosed: boolean): boolean {
  return !isClosed && !isCertain({ name, rest: source.slice(name.length + 1, -1) }, closedNone);
}

/**
 * Records a shortcode of an unknown plugin. Names and arguments are no words of the page; a single word in brackets may be, so it
 * counts as left out.
 */
function lose(shortcode: Shortcode, text: string, { losses, place }: ShortcodeReading): void {
  losses.omissions.push({ reason: 'shortcode', name: shortcode.name, text, place });
}

function htmlOfParts(parts: readonly ShortcodePart[], reading: ShortcodeReading): string {
  return parts.map((part) => (typeof part === 'string' ? part : htmlOfShortcode(part, reading))).join('');
}

function htmlOfShortcode(part: Exclude<ShortcodePart, string>, reading: ShortcodeReading): string {
  const { shortcode, raw } = part;
  const content = htmlOfParts(part.content ?? [], reading);
  const known = shortcodeHtml(shortcode, content, raw, reading);
  const text = looksLikeWords(shortcode, part.content !== undefined) ? shortcode.source : '';
  if (known !== undefined && text !== '') lose(shortcode, text, reading);
  if (known !== undefined) return known;
  if (isOfBuilder(shortcode.name)) {
    const words = unreadWords(shortcode);
    if (words !== '') lose(shortcode, words, reading);
    return builderHtml(shortcode, content, raw, reading);
  }
  lose(shortcode, text, reading);
  // What is beside a shortcode is not one word with it.
  return content === '' ? ' ' : ` ${content} `;
}

const inAddress = /\s(?:href|src)="\s*\[([a-z][\w-]*)[^"\]]*\][^"]*"/gi;

/** Removes addresses that a shortcode makes: a link without address is its words. */
function withoutMadeAddresses(html: string, { losses, place }: ShortcodeReading): string {
  return html.replaceAll(inAddress, (_, name: string) => {
    losses.omissions.push({ reason: 'shortcode', name, text: '', place });
    return '';
  });
}

/**
 * HTML with its shortcodes replaced by what they stand for. Of unknown ones the text between their tags stays; they are losses.
 */
export function withoutShortcodes(html: string, reading: ShortcodeReading): string {
  if (!html.includes('[')) return html;
  const isOne: IsShortcode = reading.isOnlyShortcodes ? () => true : isShortcode;
  return htmlOfParts(readShortcodes(withoutMadeAddresses(html, reading), isOne), reading);
}
