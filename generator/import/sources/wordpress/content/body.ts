import { parsePart } from '../../../html/parse.ts';
import { countsWithin, plainTextOf } from '../../../html/plain-text.ts';
import type { BlockNode } from '../../../model/content.ts';
import { countsOfBlocks, type OtherCounts } from '../../../model/counts.ts';
import { noLosses } from '../../../model/losses.ts';
import { textOfBlocks } from '../../../model/text.ts';
import { metaValue } from '../wxr/item.ts';
import { beaverHtml } from './beaver.ts';
import { readContent, readPostHtml } from './content.ts';
import { type ContentContext, mediaOf } from './content-context.ts';
import { elementorHtml, elementorTree } from './elementor.ts';
import { shortcodesOf, withoutShortcodes } from './shortcodes.ts';

/** HTML of a page builder's tree, and the name of the builder. */
function builtHtml(context: ContentContext): { name: string; html: string } | undefined {
  const { item } = context;
  const tree =
    metaValue(item, '_elementor_edit_mode') === 'builder' ? elementorTree(metaValue(item, '_elementor_data')) : undefined;
  if (tree) {
    const { losses, place } = context;
    const lose = (widget: string) => losses.omissions.push({ reason: 'dynamic', name: `elementor ${widget}`, text: '', place });
    const html = elementorHtml(tree, { ...mediaOf(context), lose });
    return {
      name: 'elementor',
      html: withoutShortcodes(html, shortcodesOf(context)),
    };
  }
  const beaver = item.content.trim() === '' ? beaverHtml(metaValue(item, '_fl_builder_data')) : undefined;
  return beaver === undefined ? undefined : { name: 'beaver', html: beaver };
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Words of a text that another one lacks, each as often as it is missing. */
function wordsOnlyIn(text: string, other: string): string {
  const left = new Map<string, number>();
  for (const word of other.match(wordPattern) ?? []) left.set(word, (left.get(word) ?? 0) + 1);
  const only = (text.match(wordPattern) ?? []).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
  return only.join(' ');
}

/** By how much counts are greater than others. */
function surplus(counts: Partial<OtherCounts>, others: OtherCounts): Partial<OtherCounts> {
  const keys = Object.keys(others) as (keyof OtherCounts)[];
  return Object.fromEntries(
    keys.flatMap((key) => ((counts[key] ?? 0) > others[key] ? [[key, (counts[key] ?? 0) - others[key]]] : [])),
  );
}

/** Records the copy of a builder's tree in the editor: what the tree has not is left out. */
function loseCopy(name: string, blocks: readonly BlockNode[], { item, losses, place }: ContentContext): void {
  if (item.content.trim() === '') return;
  const { tree } = parsePart(item.content);
  const [built, copied] = [textOfBlocks(blocks), plainTextOf(tree)];
  losses.omissions.push({
    ...{ reason: 'duplicate', name, text: wordsOnlyIn(copied, built), place },
    counts: surplus(countsWithin(tree), countsOfBlocks(blocks)),
  });
  const more = wordsOnlyIn(built, copied);
  if (more !== '') losses.changes.push({ reason: 'repeated', name, before: '', after: more, place });
}

/** Content of a post: of a page builder's tree if there is one, else of the editor. */
export function readBody(context: Omit<ContentContext, 'parts' | 'reusable'>): BlockNode[] {
  const built: ContentContext = { ...context, losses: noLosses(), parts: [], reusable: [] };
  const found = builtHtml(built);
  const blocks = found ? readPostHtml(found.html, built) : [];
  if (!found || blocks.length === 0) return readContent({ ...context, parts: [], reusable: [] });
  loseCopy(found.name, blocks, built);
  for (const omission of built.losses.omissions) context.losses.omissions.push(omission);
  for (const change of built.losses.changes) context.losses.changes.push(change);
  return blocks;
}
