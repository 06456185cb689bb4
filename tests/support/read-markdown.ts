import type { BlockNode, Place } from '../../generator/import/model/content.ts';
import { type Losses, noLosses } from '../../generator/import/model/losses.ts';
import { commonRules } from '../../generator/import/sources/markdown/syntax/common-rules.ts';
import { DocumentReader } from '../../generator/import/sources/markdown/syntax/document-reader.ts';
import { hugoRules } from '../../generator/import/sources/markdown/syntax/hugo.ts';
import { liquidRules } from '../../generator/import/sources/markdown/syntax/liquid.ts';
import { mdxRules } from '../../generator/import/sources/markdown/syntax/mdx.ts';

const rules = { common: commonRules, hugo: hugoRules, liquid: liquidRules, mdx: mdxRules };

/** Reads Markdown as a generator has it. */
export function readMarkdown(text: string, templates: keyof typeof rules = 'common'): { blocks: BlockNode[]; losses: Losses } {
  const losses = noLosses();
  const reader = new DocumentReader({ file: 'page.md', losses, rules: rules[templates] });
  return { blocks: withoutPlaces(reader.readDocument(text, 1)), losses };
}

/** Plain data without places, for comparison. */
export const withoutPlaces = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, item: unknown) => (name === 'place' ? undefined : item)));

/** All places in blocks. */
export function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) return value.flatMap(placesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => (name === 'place' ? [item as Place] : placesIn(item)));
}
