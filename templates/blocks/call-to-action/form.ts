import type { ThemeOptions } from '../../theme/theme-options.ts';
import type { CallToAction } from './schema.ts';

type CallForm = ThemeOptions['calls'];

/** Form of a call to action: its own, or that of the theme on its page. */
export const callForm = ({ layout }: Pick<CallToAction, 'layout'>, { calls }: Pick<ThemeOptions, 'calls'>): CallForm =>
  layout ?? calls;
