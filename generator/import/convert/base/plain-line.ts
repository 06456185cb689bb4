import type { InlineNode } from '../../model/content.ts';
import { isBlank, readableText } from './characters.ts';
import { inlineText } from './inline-words.ts';

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** The beginning of a text, ending with a word and an ellipsis. */
function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const signs = Array.from(graphemes.segment(text.slice(0, max * 20)), ({ segment }) => segment);
  if (signs.length <= max) return text;
  const beginning = signs.slice(0, max - 1).join('');
  const space = beginning.search(/\s\S*$/);
  return `${(space > max / 2 ? beginning.slice(0, space) : beginning).replace(/[\s،,;؛:–—-]+$/u, '')}…`;
}

/**
 * A text on one line, without marks, as titles, descriptions and labels need it; empty if nothing is visible.
 * @param max number of characters; a longer text is cut after a word, and ends with an ellipsis
 */
export function plainLine(source: string | readonly InlineNode[], max = Number.POSITIVE_INFINITY): string {
  const text = typeof source === 'string' ? source : inlineText(source);
  const line = readableText(text).replaceAll(/\s+/g, ' ').trim();
  return isBlank(line) ? '' : shortened(line, max);
}
