import { createHash } from 'node:crypto';
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * Templates that stand below the opening of a page: their styles go into a sheet of their own, which a page asks for
 * after its opening. The first flight of a page, its HTML and the other sheet, stays small, and browsers draw the opening
 * while the rest is on its way. A template that is not named here is styled from the start.
 */
const below =
  /^templates\/(?:blocks\/(?:call-to-action|card-grid|carousel|contact|feature|figures|map|points|faq|people|steps|timeline|table|tabs)\/|layout\/footer|parts\/(?:card|column-count|data-table|text-link))/;

/** Begins the classes of those templates, so that their rules are known in the style sheet. */
const belowPrefix = 'b-';

/** Names are this long: they are a good part of what a page weighs, and no two of a few hundred are the same. */
const nameLength = 5;

/** Name -> the style that has it. */
const named = new Map<string, string>();

/** A style in a template. */
interface Style {
  /** The name that the template gives it. */
  title: string;
  /** Its place among the styles of its file. */
  index: number;
  /** Path of the file relative to the project, with slashes. */
  file: string;
}

/**
 * Class name of a style; the same in every build, from whatever folder that is started.
 * @throws Error when two styles would get one name: then the names are to be longer.
 */
export function classNameOf({ title, index, file }: Style, length = nameLength): string {
  const style = `${file}:${index}`;
  const hash = BigInt(`0x${createHash('sha256').update(style).digest('hex')}`).toString(36);
  const name = (title.charAt(0).toLowerCase() + hash).slice(0, length);
  if ((named.get(name) ?? style) !== style) throw new Error(`Two styles are named ${name}: nameLength is to be raised.`);
  named.set(name, style);
  return below.test(file) ? belowPrefix + name : name;
}

const isBelow = (selector: string) => selector.includes(`.${belowPrefix}`);

/** At-rules whose rules are looked at one by one; others, such as `@font-face`, stay whole. */
const conditions = new Set(['container', 'layer', 'media', 'supports']);

/** Which rules a sheet keeps. */
interface Part {
  keeps: (selector: string) => boolean;
  /** Rules for paper, which no first view needs. */
  isForPrint: boolean;
}

function filterRule(rule: Rule, { keeps }: Part): ChildNode[] {
  const selectors = rule.selectors.filter(keeps);
  return selectors.length > 0 ? [rule.clone({ selectors })] : [];
}

function filterAtRule(rule: AtRule, part: Part): ChildNode[] {
  if (rule.name === 'media' && rule.params === 'print') return part.isForPrint ? [rule.clone()] : [];
  if (!rule.nodes || !conditions.has(rule.name)) return part.keeps('') ? [rule.clone()] : [];
  const nodes = filterNodes(rule, part);
  return nodes.length > 0 ? [rule.clone({ nodes })] : [];
}

function filterNodes(container: Container, part: Part): ChildNode[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return filterRule(node, part);
    if (node.type === 'atrule') return filterAtRule(node, part);
    return part.keeps('') ? [node.clone()] : [];
  });
}

/** The style sheet of all templates -> what a page needs at once, and what it needs below its opening. */
export function splitStyles(styles: string): { first: string; below: string } {
  const root = postcss.parse(styles);
  const write = (part: Part) => postcss.root({ nodes: filterNodes(root, part) }).toString();
  return {
    first: write({ keeps: (selector) => !isBelow(selector), isForPrint: false }),
    below: write({ keeps: isBelow, isForPrint: true }),
  };
}
