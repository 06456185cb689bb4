import { createRequire } from 'node:module';
import type { FormulaNode } from '../../../../templates/model/planned/formula.ts';
import { mathPackage } from '../../../core/diagnostics/optional.ts';
import { memoize, once } from '../../../core/util/memoize.ts';
import { findPackage } from '../../../core/util/packages.mjs';
import { type TemmlNode, treeOf } from './tree.ts';

interface Library {
  __renderToMathMLTree: (tex: string, options: object) => TemmlNode;
}

/** A formula that was read, or why it was not and where: in UTF-16 units of what was written. */
export type Formula = { tree: readonly FormulaNode[] } | { reason: string; index: number };

const require = createRequire(import.meta.url);

/** The library; undefined where it is not installed. Nothing is loaded before a formula is read. */
const library = once((): Library | undefined =>
  findPackage(import.meta.dirname, mathPackage) === undefined ? undefined : (require(mathPackage) as Library),
);

/** Expressions may stand for others, which may go on for ever. */
const maxExpansions = 500;

/** What an error of the library says, without the piece of the text that it repeats. */
function reasonOf(error: Error): string {
  const [reason = ''] = error.message.split(/ at (?:position \d|end of input)/);
  return reason
    .replace(/^ParseError: /, '')
    .replaceAll('"', "'")
    .trim();
}

function read(tex: string, isBlock: boolean): Formula | undefined {
  const found = library();
  if (!found) return undefined;
  try {
    const options = { displayMode: isBlock, throwOnError: true, trust: false, maxExpand: maxExpansions };
    return { tree: treeOf(found.__renderToMathMLTree(tex, options)) };
  } catch (error) {
    const { position } = error as { position?: unknown };
    return { reason: reasonOf(error as Error), index: typeof position === 'number' ? Math.min(position, tex.length) : 0 };
  }
}

const readAsBlock = memoize((tex: string) => read(tex, true));
const readAsWords = memoize((tex: string) => read(tex, false));

/** Reads a formula in TeX. Pure; undefined where the package that does is not installed. */
export const readFormula = (tex: string, isBlock = false): Formula | undefined => (isBlock ? readAsBlock : readAsWords)(tex);

/** What is drawn of a formula; nothing of one that is wrong, of which the check tells. */
export function planFormula(tex: string, isBlock = false): { tex: string; tree?: readonly FormulaNode[] } {
  const found = readFormula(tex, isBlock);
  return found && 'tree' in found ? { tex, tree: found.tree } : { tex };
}
