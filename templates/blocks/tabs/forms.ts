import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of tabs. `pillar`: a card with a dark column of icons; `card`: a tinted card of small cards, with icons in a row;
 * `line`: underlined tabs and large text between hairlines; `folder`: tabs joined to a panel in two columns.
 */
export type TabsForm = 'pillar' | 'card' | 'line' | 'folder';

type Options = Pick<ThemeOptions, 'sections' | 'composition' | 'heads'>;

/** Form of tabs in a theme. */
export function tabsForm({ sections, composition, heads }: Options): TabsForm {
  if (sections === 'cards') return heads === 'centred' ? 'card' : 'folder';
  if (sections === 'rules') return 'line';
  if (composition !== 'beside') return 'folder';
  return heads === 'side' ? 'line' : 'pillar';
}
