import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import { fileOfClass, type Shorten } from './class-names.ts';
import { criticalPart, deferredPart, isFramePart, printPartOf } from './style-parts.ts';

/** At-rules whose nested rules are split individually; others, such as `@font-face`, stay whole. */
const conditions = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

type PartOf = (selector: string) => string;

/** Style sheet to write: which rules it keeps. */
interface Sheet {
  part: string;
  partOf: PartOf;
  /** Selectors of a rule with their parts; memoized, since every sheet asks for every rule. */
  partsOf: (rule: Rule) => (readonly [selector: string, part: string])[];
}

/**
 * Part for print rules: those of the critical CSS are deferred, and those of layout elements go into separate deferred parts.
 */
function printPartFor(part: string): string {
  if (part === criticalPart) return deferredPart;
  return isFramePart(part) ? printPartOf(part) : part;
}

function filterRule(rule: Rule, { part, partsOf }: Sheet, isForPrint: boolean): ChildNode[] {
  const found = partsOf(rule).filter(([, own]) => (isForPrint ? printPartFor(own) : own) === part);
  return found.length > 0 ? [rule.clone({ selectors: found.map(([selector]) => selector) })] : [];
}

/** Keyframes go with the styles that use them: their name ends with the class name. */
const partOfKeyframes = ({ params }: AtRule, partOf: PartOf) => partOf(params.replace(/^.*-/, '.'));

function filterAtRule(rule: AtRule, sheet: Sheet, isForPrint: boolean): ChildNode[] {
  const isPaper = isForPrint || (rule.name === 'media' && rule.params === 'print');
  const own = rule.name === 'keyframes' ? partOfKeyframes(rule, sheet.partOf) : criticalPart;
  const whole = isPaper ? deferredPart : own;
  if (!rule.nodes || !conditions.has(rule.name)) return sheet.part === whole ? [rule.clone()] : [];
  const nodes = filterNodes(rule, sheet, isPaper);
  return nodes.length > 0 ? [rule.clone({ nodes })] : [];
}

function filterNodes(container: Container, sheet: Sheet, isForPrint: boolean): ChildNode[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return filterRule(node, sheet, isForPrint);
    if (node.type === 'atrule') return filterAtRule(node, sheet, isForPrint);
    return sheet.part === criticalPart ? [node.clone()] : [];
  });
}

/**
 * Returns the function that assigns a selector to a part: if its classes differ, to the one of a block or optional element,
 * else to the deferred part.
 */
export function createPartOf(partOfFile: (file: string) => string): PartOf {
  const partOfClass = memoize((name: string) => {
    const file = fileOfClass(name);
    return file === undefined ? criticalPart : partOfFile(file);
  });
  return (selector) => {
    const parts = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => partOfClass(name));
    return (
      parts.find((part) => part !== criticalPart && part !== deferredPart) ??
      parts.find((part) => part !== criticalPart) ??
      criticalPart
    );
  };
}

/** Parts of a style sheet, in the order of their first rules. */
function partsIn(root: Container, partOf: PartOf): string[] {
  const parts = new Set([criticalPart, deferredPart]);
  root.walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const part = partOf(selector);
      parts.add(part);
      if (isFramePart(part)) parts.add(printPartOf(part));
    }
  });
  return [...parts];
}

/** Splits the style sheet of all templates into parts by name, in cascade order, with short class names. */
export function splitStyles(styles: string, partOf: PartOf, shorten: Shorten): Record<string, string> {
  const root = postcss.parse(styles);
  const partsOf = memoizeByObject(({ selectors }: Rule) => selectors.map((one) => [one, partOf(one)] as const));
  const write = (part: string) =>
    shorten(postcss.root({ nodes: filterNodes(root, { part, partOf, partsOf }, false) }).toString());
  const parts = partsIn(root, partOf).map((part) => [part, write(part)] as const);
  return Object.fromEntries(parts.filter(([part, content]) => part === criticalPart || content !== ''));
}
