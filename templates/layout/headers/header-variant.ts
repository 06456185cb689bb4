import { useLabels, useRenderContext } from '../../model/page/render-context.tsx';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { banded } from './banded.ts';
import { floating } from './floating.ts';
import { masthead } from './masthead.ts';

const forms: Record<Exclude<ThemeOptions['header'], 'bar'>, string> = { masthead, banded, floating };

/** Class names of the header, with that of its form unless it is the bar. */
export const classOfHeader = (base: string, { header }: ThemeOptions): string =>
  header === 'bar' ? base : `${base} ${forms[header]}`;

const arabic = /\p{Script=Arabic}/u;

/** Attribute value that enables letter spacing in the row; never for Arabic, whose letters join. */
export function useSpaced({ header }: ThemeOptions): '' | undefined {
  const { more } = useLabels();
  const { links } = useRenderContext().frame.header;
  const words = [more, ...links.map(({ label }) => label)];
  return header === 'masthead' && !words.some((word) => arabic.test(word)) ? '' : undefined;
}
