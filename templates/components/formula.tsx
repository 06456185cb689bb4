import { createElement, type ReactNode } from 'react';
import type { FormulaNode, PlannedFormula } from '../model/planned/formula.ts';

function nodeOf(node: FormulaNode): ReactNode {
  return typeof node === 'string' ? node : createElement(node.element, node.attributes, ...node.children.map(nodeOf));
}

/**
 * MathML of a formula, always left to right; the TeX source if it was not parsed. Children never move, so they need no keys.
 */
export function renderFormula({ tex, tree }: PlannedFormula, said: { display?: 'block' } = {}) {
  if (!tree) return <code dir="ltr">{tex}</code>;
  return createElement('math', { dir: 'ltr', ...said }, ...tree.map(nodeOf));
}
