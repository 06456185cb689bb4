import { flattenElements, readInline } from '../../../content/text/inline/read.ts';

/** Stand for the stars of emphasis until it is known whether these can be read: no text has them, they are for private use. */
export const emphasisBegins = '\ue000';
export const emphasisEnds = '\ue001';

/** The signs above, in a text of elsewhere. */
export const emphasisSigns = /[\ue000\ue001]/g;

const pair = /\ue000([^\ue000\ue001]*)\ue001/;

const emphasesIn = (text: string) => flattenElements(readInline(text) ?? []).filter(({ kind }) => kind === 'emphasis').length;
const withoutSigns = (text: string) => text.replaceAll(emphasisSigns, '');

/**
 * A text with stars around its emphasis. Where these would not be read, as within a word or beside the stars of strong words, it
 * has none: nobody is to see stars.
 */
export function withEmphasis(text: string): string {
  let rest = text;
  for (let found = pair.exec(rest); found; found = pair.exec(rest)) {
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index + found[0].length)];
    const [starred, plain] = [`*${found[1]}*`, found[1]].map((words) => before + words + after);
    const isRead = emphasesIn(withoutSigns(starred ?? '')) > emphasesIn(withoutSigns(plain ?? ''));
    rest = (isRead ? starred : plain) ?? '';
  }
  return withoutSigns(rest);
}
