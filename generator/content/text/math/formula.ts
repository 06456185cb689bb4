import { createRequire } from 'node:module';
import type { FormulaNode } from '../../../../templates/model/planned/formula.ts';
import { mathPackage } from '../../../core/diagnostics/optional.ts';
import { memoize, once } from '../../../core/util/memoize.ts';
import { findPackage } from '../../../core/util/packages.mjs';
import { type TemmlNode, treeOf } from './tree.ts';

interface Library {
  __renderToMathMLTree: (tex: string, options: object) => TemmlNode;
}

/** A parsed formula, or the error and its position in the source in UTF-16 units. */
export type Formula = { tree: readonly FormulaNode[] } | { reason: string; index: number };

const require = createRequire(import.meta.url);

/** The TeX library, loaded on first use; undefined if it is not installed. */
const library = once((): Library | undefined =>
  findPackage(import.meta.dirname, mathPackage) === undefined ? undefined : (require(mathPackage) as Library),
);

/** Limit on macro expansion, which can be infinite. */
const maxExpansions = 500;

/** The message of a parse error, without the quoted source. */
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

/** Parses a TeX formula. Pure; undefined if the library is not installed. */
export const readFormula = (tex: string, isBlock = false): Formula | undefined => (isBlock ? readAsBlock : readAsWords)(tex);

/** A formula for rendering; without a tree if it is invalid, which the check reports. */
export function planFormula(tex: string, isBlock = false): { tex: string; tree?: readonly FormulaNode[] } {
  const found = readFormula(tex, isBlock);
  return found && 'tree' in found ? { tex, tree: found.tree } : { tex };
}
