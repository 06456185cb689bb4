import { useLabels, useRenderContext } from '../../model/page/render-context.tsx';
import type { Face } from '../../theme/face.ts';
import { banded } from './banded.ts';
import { floating } from './floating.ts';
import { masthead } from './masthead.ts';

const forms: Record<Exclude<Face['header'], 'bar'>, string> = { masthead, banded, floating };

/** The class of a header, with that of its form where it is no bar. */
export const classOfHeader = (base: string, { header }: Face): string => (header === 'bar' ? base : `${base} ${forms[header]}`);

const arabic = /\p{Script=Arabic}/u;

/** Set where the letters of the row may be spaced: spaces would break the line that joins Arabic ones. */
export function useSpaced({ header }: Face): '' | undefined {
  const { more } = useLabels();
  const { links } = useRenderContext().frame.header;
  const words = [more, ...links.map(({ label }) => label)];
  return header === 'masthead' && !words.some((word) => arabic.test(word)) ? '' : undefined;
}
