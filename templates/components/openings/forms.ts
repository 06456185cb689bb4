import type { ThemeOptions } from '../../theme/theme-options.ts';

/**
 * Form of the opening of an inner page. `nameplate`: a plate from the window edge over the foot of a picture; `poster`: a large
 * title at the foot of a deep ground; `field`: a centred title on a coloured field; `letter`: a centred title on paper;
 * `headline`: a title across the page; `split`: half words, half picture; `margin`: the title in a side column.
 */
export type OpeningForm = 'nameplate' | 'poster' | 'field' | 'letter' | 'headline' | 'split' | 'margin';

type Opening = ThemeOptions['opening'];

/** Form per composition: on a deep ground, on paper, and on the brand or its tint. */
const forms: Record<ThemeOptions['composition'], readonly [deep?: OpeningForm, paper?: OpeningForm, coloured?: OpeningForm]> = {
  beside: [undefined, 'margin', 'split'],
  centred: ['field', 'letter', 'field'],
  cover: ['poster', 'nameplate', 'nameplate'],
  editorial: ['headline', 'headline', 'headline'],
};

const placeOf: Record<Opening, 0 | 1 | 2> = { deep: 0, paper: 1, brand: 2, tint: 2 };

/** Form of the openings of inner pages; absent: the default, words beside a picture on a deep ground. */
export const openingForm = ({ composition, opening }: Pick<ThemeOptions, 'composition' | 'opening'>): OpeningForm | undefined =>
  forms[composition][placeOf[opening]];

const withBreadcrumbFirst = new Set<OpeningForm | undefined>(['nameplate', 'letter', 'margin']);

/** Whether the breadcrumb of inner pages is above the opening. */
export const isBreadcrumbFirst = (theme: Pick<ThemeOptions, 'composition' | 'opening'>): boolean =>
  withBreadcrumbFirst.has(openingForm(theme));

/** Whether the overview of an intro is below the breadcrumb: where the breadcrumb follows the opening in a form of the theme. */
export const isOverviewBelow = (theme: Pick<ThemeOptions, 'composition' | 'opening'>): boolean =>
  openingForm(theme) !== undefined && !isBreadcrumbFirst(theme);
