/** Elements of MathML that formulas are made of, as browsers draw them: none that holds another kind of content. https://w3c.github.io/mathml-core/ */
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

/** A part of a formula: words and numbers, or an element. */
export type FormulaNode =
  | string
  | { element: FormulaElement; attributes: Readonly<Record<string, string>>; children: readonly FormulaNode[] };

/** A formula as it is written in TeX, and what is drawn of it: nothing where the package that reads TeX is not installed. */
export interface PlannedFormula {
  tex: string;
  tree?: readonly FormulaNode[];
}
