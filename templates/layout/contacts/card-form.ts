import type { ThemeOptions } from '../../theme/theme-options.ts';

/** Drawing of the contact card: white tiles, a business card in the brand colour, or cells between rules. */
export type CardForm = 'tiles' | 'business' | 'cells';

const forms: Record<ThemeOptions['sections'], CardForm> = { bands: 'tiles', cards: 'business', rules: 'cells' };

/** Drawing of the contact card in a theme. */
export const cardForm = ({ sections }: Pick<ThemeOptions, 'sections'>): CardForm => forms[sections];
