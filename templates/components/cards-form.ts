import type { ThemeOptions } from '../theme/theme-options.ts';

type CardsForm = ThemeOptions['cards'];

/** Form of a list of cards: its own, or that of the theme on its page. */
export const cardsForm = ({ layout }: { layout?: CardsForm | undefined }, { cards }: Pick<ThemeOptions, 'cards'>): CardsForm =>
  layout ?? cards;

/** `embeds` of blocks that list cards in a form. */
export const cardsEmbeds = {
  'parts/card-rows': (block: Parameters<typeof cardsForm>[0], theme: ThemeOptions) => cardsForm(block, theme) !== 'grid',
  'parts/card-lead': (block: Parameters<typeof cardsForm>[0], theme: ThemeOptions) => cardsForm(block, theme) === 'lead',
};
