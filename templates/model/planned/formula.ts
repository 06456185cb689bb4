/** MathML Core elements used in formulas; none can contain HTML. https://w3c.github.io/mathml-core/ */
export const formulaElements = [
  'mfrac',
  'mi',
  'mmultiscripts',
  'mn',
  'mo',
  'mover',
  'mpadded',
  'mphantom',
  'mprescripts',
  'mroot',
  'mrow',
  'mspace',
  'msqrt',
  'msub',
  'msubsup',
  'msup',
  'mtable',
  'mtd',
  'mtext',
  'mtr',
  'munder',
  'munderover',
] as const;

export type FormulaElement = (typeof formulaElements)[number];

/** Node of a formula: text or an element. */
export type FormulaNode =
  | string
  | { element: FormulaElement; attributes: Readonly<Record<string, string>>; children: readonly FormulaNode[] };

/** Formula as TeX source and MathML tree; no tree if the TeX package is not installed. */
export interface PlannedFormula {
  tex: string;
  tree?: readonly FormulaNode[];
}
