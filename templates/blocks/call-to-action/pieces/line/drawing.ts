import type { ThemeOptions } from '../../../../theme/theme-options.ts';

/**
 * Drawing of a call in a line. `ruled`: between two rules; `linked`: its button is a large link; `plain`: large centred words;
 * `topped`: below one heavy rule, in two columns.
 */
type LineDrawing = 'ruled' | 'linked' | 'plain' | 'topped';

/** Drawing of a call in a line, by the section heads of the theme and its buttons. */
export function lineDrawing({ heads, buttons }: Pick<ThemeOptions, 'heads' | 'buttons'>): LineDrawing {
  if (heads === 'start') return buttons === 'quiet' ? 'linked' : 'ruled';
  return heads === 'centred' ? 'plain' : 'topped';
}
