import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { blockKind } from '../store/block-work.ts';
import { nameIn } from '../store/naming.ts';
import { blocksOf, type Snapshot } from '../store/snapshot.ts';
import { fill, words } from '../words/words.tsx';
import type { Boundary } from './inserts.ts';
import { isHidden } from './sections.ts';

/** Insertion points below each section of the current page, with the hidden sections there. */
export function boundariesOf(snapshot: Snapshot, language: MessageLanguage): Boundary[] {
  const { outline } = words[language];
  const blocks = blocksOf(snapshot);
  const boundaries: Boundary[] = [];
  for (const [index, block] of blocks.entries()) {
    const name = nameIn(block) ?? blockKind(snapshot, block)?.[language] ?? '';
    const last = boundaries.at(-1);
    if (!isHidden(block)) boundaries.push({ index: index + 1, label: fill(outline.insertAfterName, { name }), hidden: [] });
    else if (last) {
      last.hidden.push({ index, label: fill(outline.hiddenName, { name }) });
      last.index = index + 1;
    }
  }
  return boundaries;
}
