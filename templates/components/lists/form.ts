import type { ThemeOptions } from '../../theme/theme-options.ts';

/** Forms of lists whose items have a mark and words, with a part of styles each. */
export const styledForms = ['ledger', 'stack', 'panel', 'poster', 'columns'] as const;

type StyledForm = (typeof styledForms)[number];

/**
 * Form of lists of steps, points, facts, questions and events. `plain` and `row`: the default of each block, with headings at
 * the start or centred; `ledger`: rows in columns between lines; `stack`: a narrow column of cards; `panel`: one card divided
 * by lines; `poster`: fields of colour and large figures; `columns`: columns below hairlines.
 */
export type ListForm = 'plain' | 'row' | StyledForm;

/** Form of lists in a theme. */
export function listForm({ cards, sections, heads }: Pick<ThemeOptions, 'cards' | 'sections' | 'heads'>): ListForm {
  if (cards === 'grid') return heads === 'centred' ? 'row' : 'plain';
  if (cards === 'lead') return sections === 'bands' ? 'poster' : 'columns';
  if (sections !== 'cards') return 'ledger';
  return heads === 'centred' ? 'stack' : 'panel';
}

type FormOf<Block> = (block: Block, theme: ThemeOptions) => ListForm;

/** Condition of a piece or an embedded part: the list has one of these forms. */
export const inForm =
  <Block>(formOf: FormOf<Block>, ...forms: ListForm[]) =>
  (block: Block, theme: ThemeOptions): boolean =>
    forms.includes(formOf(block, theme));

/** `embeds` of a block with such a list. */
export const listEmbeds = <Block>(formOf: FormOf<Block> = (_, theme) => listForm(theme)) =>
  Object.fromEntries(styledForms.map((form) => [`parts/lists/${form}`, inForm(formOf, form)]));

/** Whether content is always beside its heading: only in the default form. */
export const placeOf = (form: ListForm): 'always' | 'side' => (form === 'plain' ? 'always' : 'side');
