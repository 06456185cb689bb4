import type { ThemeOptions } from '../theme-options.ts';
import type { Tokens, TokenTable } from './tokens.ts';

/** Marks of questions that fold: a bare plus before the question, a chevron, or a plus on a filled tile. */
const folds: TokenTable<'icons'> = {
  regular: {},
  thin: {
    'fold-columns': 'auto minmax(0,1fr)',
    'fold-order': '-1',
    'fold-size': '1.25rem',
    'fold-arm': '1.125rem',
    'fold-stroke': '1.5px',
    'fold-ground': 'none',
    'fold-shape': 'none',
    'fold-ink': 'currentcolor',
    'fold-answer': 'calc(1.25rem + var(--space-4)) 0',
  },
  bold: {
    'fold-size': '1.5rem',
    'fold-ground': 'linear-gradient(currentColor 0 0)',
    'fold-shape': 'polygon(50% 80%,4% 34%,16% 22%,50% 56%,84% 22%,96% 34%)',
    'fold-turn': '180deg',
    'fold-ink': 'currentcolor',
  },
  filled: { 'fold-ground': 'var(--brand)', 'fold-ink': 'var(--on-brand)', 'fold-shape': 'inset(0 round var(--radius-lg))' },
};

/** Numbers of steps: large numerals, outlined tiles, or filled tiles joined by a line. */
const steps: TokenTable<'icons'> = {
  regular: {},
  thin: {
    'step-rail': 'none',
    'step-align': 'start',
    'step-text': '3rem',
    'step-weight': '300',
    'step-ink': 'var(--brand-ink)',
    'step-ground': 'none',
    'step-shape': 'none',
    'step-space': 'var(--space-5)',
    'step-line': 'var(--line)',
  },
  bold: {
    'step-rail': 'none',
    'step-ink': 'var(--brand-ink)',
    'step-ground': 'none',
    'step-border': '2px solid',
    'step-shape': 'none',
  },
  filled: { 'step-shape': 'inset(0 round var(--radius-lg))' },
};

/** Table of contents on pages with bands; with headings at the side their column has a ground in place of the bands. */
const besideBands: TokenTable<'heads'> = {
  start: {},
  centred: { 'contents-line': '0', 'contents-ground': 'var(--tint)' },
  side: { rail: "''", 'contents-line': '0', 'contents-ground': 'none', 'contents-room': '0 0 var(--space-5)' },
};

/** Search fields: as wide as the page, with a heavy line; round; or a line alone. */
const searchFields: TokenTable<'buttons'> = {
  regular: {},
  heavy: { 'search-width': 'none', 'search-line': '3px' },
  pill: { 'search-radius': '2rem' },
  quiet: { 'search-ground': 'none', 'search-line': '0 0 1.5px', 'search-radius': '0' },
};

const ruleWidths = { regular: 2, thin: 1, bold: 4, filled: 2 };

/** Lists, boxes and notices: separate surfaces, or lines below a heavy rule. */
const sections = (rule: string): TokenTable<'sections'> => ({
  bands: {},
  cards: {
    'box-line': '0',
    'item-line': '0',
    'item-ground': 'var(--surface)',
    'item-room': 'var(--space-5)',
    'item-radius': 'var(--radius-lg)',
    'item-gap': 'var(--space-3)',
    'table-stripe': 'var(--tint-soft)',
    'notice-ground': 'var(--tint)',
    'facts-display': 'grid',
    'facts-width': 'none',
    'facts-float': 'none',
    'facts-term': 'auto',
    'facts-indent': '0',
  },
  rules: {
    'list-rule': rule,
    'box-line': '0',
    'box-radius': '0',
    'fold-text': 'var(--text-xl)',
    'fold-weight': '450',
    'table-ground': 'var(--paper)',
    'table-foot': 'var(--line)',
    'table-room': '0rem',
    'table-name': '450',
    'notice-ground': 'none',
    'notice-side': rule,
    'notice-tile': 'none',
    'notice-tile-size': 'fit-content',
    'facts-width': 'none',
    'contents-room': 'var(--space-4) 0',
    'contents-ground': 'none',
    'contents-foot': 'var(--line)',
    'contents-item': 'var(--line)',
  },
});

/** The form of questions, steps, tables, notices and facts: what differs from the default of these blocks. */
export const blockTokens = ({ icons, sections: kind, heads, buttons }: ThemeOptions): Tokens => ({
  ...folds[icons],
  ...steps[icons],
  ...sections(`${ruleWidths[icons]}px solid var(--brand-ink)`)[kind],
  ...(kind === 'cards' && icons !== 'filled' ? { 'notice-tile-ground': 'var(--surface)' } : {}),
  ...(heads === 'centred' ? { 'facts-margin': 'auto' } : {}),
  ...(heads === 'centred' && kind === 'rules' ? { 'chapter-align': 'center' } : {}),
  ...(kind === 'bands' ? besideBands[heads] : {}),
  ...searchFields[buttons],
  ...(buttons === 'regular' ? {} : { 'notice-end': 'auto', 'notice-area': '1/2/span 2' }),
});

/** Rule with those of `blockTokens` that a style sheet reads: a page loads only the forms that it shows. */
export function blockRule(theme: ThemeOptions, css: string): string {
  const read = Object.entries(blockTokens(theme)).filter(([name]) => css.includes(`var(--${name}`));
  return read.length === 0 ? '' : `:root{${read.map(([name, value]) => `--${name}:${value}`).join(';')}}`;
}
