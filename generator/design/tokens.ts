import postcss, { type ChildNode, type Declaration } from 'postcss';
import { roles } from '../theme/palette-roles.ts';
import { milliseconds } from './lengths.ts';

/** A custom property of the style sheet, its name without the dashes. */
export interface Token {
  name: string;
  value: string;
}

export interface Tokens {
  text: Token[];
  space: Token[];
  radius: Token[];
  shadow: Token[];
  duration: Token[];
  /** What is none of these. */
  other: Token[];
}

function groupOf({ name, value }: Token): keyof Tokens {
  if (name.startsWith('text-')) return 'text';
  if (/^space-|-space$|-gap$|^gutter$/.test(name)) return 'space';
  if (name.startsWith('radius-')) return 'radius';
  if (name.startsWith('shadow-')) return 'shadow';
  return milliseconds(value) === undefined ? 'other' : 'duration';
}

/**
 * The custom properties that the root has everywhere, in the order of the style sheet. Colours are left out: the
 * palette says more of them.
 */
export function readTokens(css: string): Tokens {
  const colours = new Set<string>(roles.map((role) => `--${role}`));
  const tokens: Tokens = { text: [], space: [], radius: [], shadow: [], duration: [], other: [] };
  for (const rule of postcss.parse(css).nodes) {
    if (rule.type !== 'rule' || rule.selector !== ':root') continue;
    const properties = rule.nodes.filter(
      (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--') && !colours.has(node.prop),
    );
    for (const { prop, value } of properties) {
      const token = { name: prop.slice(2), value };
      tokens[groupOf(token)].push(token);
    }
  }
  return tokens;
}

/** Every number that a property has somewhere in a style sheet, the least first. */
export function readNumbers(css: string, property: string): number[] {
  const values = new Set<number>();
  postcss.parse(css).walkDecls(property, ({ value, parent }) => {
    const isFace = parent?.type === 'atrule';
    if (!isFace && /^[\d.]+$/.test(value)) values.add(Number(value));
  });
  return [...values].sort((a, b) => a - b);
}
