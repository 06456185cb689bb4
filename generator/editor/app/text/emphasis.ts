import { flattenElements, readInline } from '../../../content/text/inline/read.ts';

/** Private-use characters that mark emphasis until it is known whether asterisks can express it. */
export const emphasisBegins = '\ue000';
export const emphasisEnds = '\ue001';

/** These characters in pasted text. */
export const emphasisSigns = /[\ue000\ue001]/g;

const pair = /\ue000([^\ue000\ue001]*)\ue001/;

const emphasesIn = (text: string) => flattenElements(readInline(text) ?? []).filter(({ kind }) => kind === 'emphasis').length;
const withoutSigns = (text: string) => text.replaceAll(emphasisSigns, '');

/**
 * Puts asterisks around emphasis. Drops emphasis that they cannot express, e.g. within a word or next to strong text, as
 * readers would see the asterisks.
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
