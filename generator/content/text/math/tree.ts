import { type FormulaElement, type FormulaNode, formulaElements } from '../../../../templates/model/planned/formula.ts';

/** A node of the tree of the library. */
export interface TemmlNode {
  type?: string;
  text?: string;
  attributes?: Record<string, unknown>;
  classes?: readonly string[];
  style?: Record<string, unknown>;
  children?: readonly TemmlNode[];
}

const isElement = (name: string): name is FormulaElement => (formulaElements as readonly string[]).includes(name);

/** Attributes for the layout of a formula; none is a link or a style. */
const attributes = new Set([
  'accent',
  'columnspan',
  'depth',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'rowspan',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
]);

/** Lines over and under a term, which browsers draw as stretchy operators. */
const lines: Record<string, [element: FormulaElement, sign: string]> = {
  top: ['mover', '\u203e'],
  bottom: ['munder', '_'],
};

/** Alignment of the cells of a column, by class of the library. */
const sides: Record<string, string> = { 'tml-right': 'end', 'tml-left': 'start' };

function attributesOf({ attributes: own = {}, classes = [], style = {} }: TemmlNode): Record<string, string> {
  const kept = Object.entries(own).filter(([name, value]) => attributes.has(name) && /^[\w.%+-]*$/.test(String(value)));
  const side = classes.map((name) => sides[name]).find((one) => one !== undefined);
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    ...(side !== undefined && { 'data-side': side }),
    ...(side !== undefined && style.paddingLeft === '1em' && { 'data-apart': '' }),
  };
}

function lineOf(found: TemmlNode): FormulaNode[] {
  const line = lines[String(found.attributes?.notation)];
  if (!line) throw new Error(`Unsupported sign: ${String(found.attributes?.notation)}`);
  const [element, sign] = line;
  const term: FormulaNode = { element: 'mrow', attributes: {}, children: (found.children ?? []).flatMap(nodesOf) };
  const drawn: FormulaNode = { element: 'mo', attributes: { stretchy: 'true' }, children: [sign] };
  return [{ element, attributes: {}, children: [term, drawn] }];
}

/**
 * Converts a node to elements that a page may contain.
 * @throws Error for an element without an equivalent in browsers
 */
function nodesOf(found: TemmlNode): FormulaNode[] {
  const { type, text, children = [] } = found;
  if (text !== undefined) return [text];
  if (found.classes?.includes('tml-tageqn')) throw new Error('Unsupported function name: \\tag');
  if (type === undefined || type === 'math') return children.flatMap(nodesOf);
  if (type === 'menclose') return lineOf(found);
  if (!isElement(type)) throw new Error(`Unsupported element: ${type}`);
  return [{ element: type, attributes: attributesOf(found), children: children.flatMap(nodesOf) }];
}

/** Converts a formula to elements that pages may contain: no styles, links or HTML. */
export const treeOf = (root: TemmlNode): readonly FormulaNode[] => nodesOf(root);
