import { admonition, contentTabs, directive } from './containers.ts';
import { attributes, contents, formula, formulaBlock, noteReference, terms, wikiLink } from './marks.ts';
import type { Rules } from './scan.ts';

/** Constructs beside CommonMark and GFM that several generators know. */
export const commonRules: Rules = {
  lines: [directive, admonition, contentTabs, formulaBlock, contents, terms],
  inline: { '[': [noteReference, wikiLink], '!': [wikiLink], $: [formula], '{': [attributes] },
};

/** Rules of a generator, which come before the common ones. */
export function withCommonRules(rules: Partial<Rules>): Rules {
  const inline = { ...commonRules.inline };
  for (const [sign, own] of Object.entries(rules.inline ?? {})) inline[sign] = [...own, ...(inline[sign] ?? [])];
  return { ...rules, lines: [...(rules.lines ?? []), ...commonRules.lines], inline };
}
