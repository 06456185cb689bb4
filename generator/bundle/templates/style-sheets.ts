import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import { fileOfClass, type Shorten } from './class-names.ts';
import { criticalPart, deferredPart, isFramePart, printPartOf } from './style-parts.ts';

/** At-rules whose rules are looked at one by one; others, such as `@font-face`, stay whole. */
const conditions = new Set(['container', 'layer', 'media', 'starting-style', 'supports']);

type PartOf = (selector: string) => string;

/** Which rules a sheet keeps. */
interface Sheet {
  part: string;
  partOf: PartOf;
  /** Selectors of a rule with the part of each; every sheet asks for those of every rule. */
  partsOf: (rule: Rule) => (readonly [selector: string, part: string])[];
}

/** Rules for paper are for no first view: those of the first part go below, and those of the frame of some sites with them. */
function printPartFor(part: string): string {
  if (part === criticalPart) return deferredPart;
  return isFramePart(part) ? printPartOf(part) : part;
}

function filterRule(rule: Rule, { part, partsOf }: Sheet, isForPrint: boolean): ChildNode[] {
  const found = partsOf(rule).filter(([, own]) => (isForPrint ? printPartFor(own) : own) === part);
  return found.length > 0 ? [rule.clone({ selectors: found.map(([selector]) => selector) })] : [];
}

/** Movements go with the styles that name them: their names end with the class of these. */
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

/** The part that a selector belongs to: that of a class from below the opening, where it names one. */
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

/** Names of classes in a style sheet, with its parts in the order in which they are first met. */
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

/** The style sheet of all templates -> its parts by name, in the order in which they are to follow each other, with short names. */
export function splitStyles(styles: string, partOf: PartOf, shorten: Shorten): Record<string, string> {
  const root = postcss.parse(styles);
  const partsOf = memoizeByObject(({ selectors }: Rule) => selectors.map((one) => [one, partOf(one)] as const));
  const write = (part: string) =>
    shorten(postcss.root({ nodes: filterNodes(root, { part, partOf, partsOf }, false) }).toString());
  const parts = partsIn(root, partOf).map((part) => [part, write(part)] as const);
  return Object.fromEntries(parts.filter(([part, content]) => part === criticalPart || content !== ''));
}
