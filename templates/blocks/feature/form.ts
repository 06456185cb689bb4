import { type ListForm, listForm } from '../../components/lists/form.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of text beside a picture. `columns`: two columns; `split`: a tinted panel, whose half the picture fills; `thirds`: heading,
 * text and picture in three columns below a rule; `centred`: the picture below centred words; `overlap`: words in a card over
 * the picture; `bleeding`: the picture fills a half of the window; `editorial`: a wide heading above picture and text.
 */
export type FeatureForm = 'columns' | 'split' | 'thirds' | 'centred' | 'overlap' | 'bleeding' | 'editorial';

const forms: Record<ListForm, FeatureForm> = {
  plain: 'columns',
  row: 'split',
  ledger: 'thirds',
  stack: 'centred',
  panel: 'overlap',
  poster: 'bleeding',
  columns: 'editorial',
};

/** Form of a feature in a theme: a statement is always above two columns. */
export const featureForm = ({ headingRole }: { headingRole?: unknown }, theme: ThemeOptions): FeatureForm =>
  headingRole === 'statement' ? 'columns' : forms[listForm(theme)];
