import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { roles } from '../theme/palette-roles.ts';
import { declarations } from '../theme/theme.ts';
import type { DesignData } from './data.ts';
import { milliseconds } from './lengths.ts';

/** What a state inside another component reaches: a pointer is over all of it, the focus is on its link. */
const reach: Record<string, string> = { 'focus-visible': 'a' };

/**
 * A style sheet in which states can also be said by an attribute: `data-state="hover"` on the element itself, or
 * `data-inside="hover"` around a component. No rule changes its weight or its place.
 */
export function forceStates(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    rule.selector = rule.selector.replace(
      /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g,
      (pseudo, state: string) =>
        `:is(${pseudo},[data-state~='${state}'],:where([data-inside~='${state}'] ${reach[state] ?? '*'}))`,
    );
  });
  return root.toString();
}

/** The colours of each scheme for a part of a page, with the tokens that are made of colours. */
function schemeRules(css: string, { schemes, palette }: DesignData): string[] {
  const derived: string[] = [];
  postcss.parse(css).each((rule) => {
    if (rule.type !== 'rule' || rule.selector !== ':root') return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (value.includes('var(')) derived.push(`${prop}:${value}`);
    });
  });
  return schemes.map(
    (scheme) =>
      `[data-scheme='${scheme}']{color-scheme:${scheme};${declarations(palette[scheme])};${derived.join(';')};` +
      'color:var(--ink);background:var(--paper)}',
  );
}

/** Milliseconds that a rem stands for where durations are drawn. */
const millisecondsPerRem = 100;

/** One rule for each value that is drawn: the page itself has no style attributes. */
function valueRules({ tokens, weights, lineHeights, motion }: DesignData): string[] {
  const fromTokens = (names: { name: string }[], property: string) =>
    names.map(({ name }) => `[data-token='${name}']{${property}:var(--${name})}`);
  const durations = [
    ...tokens.duration.map(({ name, value }) => [name, milliseconds(value) ?? 0] as const),
    ...motion.map(([name, time]) => [`motion-${name}`, time] as const),
  ];
  return [
    ...roles.map((role) => `[data-color='${role}']{background:${role === 'shadow' ? 'rgb(var(--shadow))' : `var(--${role})`}}`),
    ...roles.map((role) => `[data-ink='${role}']{color:var(--${role})}`),
    ...fromTokens(tokens.text, 'font-size'),
    ...fromTokens(tokens.space, 'inline-size'),
    ...fromTokens(tokens.radius, 'border-radius'),
    ...fromTokens(tokens.shadow, 'box-shadow'),
    ...durations.map(
      ([name, time]) =>
        `[data-token='${name}']{inline-size:${time / millisecondsPerRem}rem}[data-token='${name}'] *{transition-duration:${time}ms}`,
    ),
    ...weights.map((weight) => `[data-weight='${weight}']{font-weight:${weight}}`),
    ...lineHeights.map((height) => `[data-line-height='${height}']{line-height:${height}}`),
    `[data-token='chamfer']{clip-path:var(--frame)}`,
    `[data-khatam]{clip-path:var(--mark)}`,
  ];
}

/** The page's own look, in this order. */
const ownSheets = ['page', 'colours', 'type', 'shapes', 'drawings', 'states'];

/**
 * The style sheet of the page of the design system: that of the site with its states forced where asked, and what the
 * page itself needs. @param root of the code of the engine
 */
export function designStyles(siteCss: string, data: DesignData, root: string): string {
  const own = ownSheets.map((name) => readFileSync(join(root, 'generator/design', `${name}.css`), 'utf8'));
  return [forceStates(siteCss), ...schemeRules(siteCss, data), ...valueRules(data), ...own].join('\n');
}
