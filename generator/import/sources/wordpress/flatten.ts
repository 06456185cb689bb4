import { isElement, nodesWithin } from '../../html/dom.ts';
import { parsePart } from '../../html/parse.ts';
import { attributeWords, countsWithin, negative } from '../../html/plain-text.ts';
import type { Place } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';

/** Records what HTML loses where a document has only text: links, pictures, lists, words in attributes. @param name what it is */
export function flatten(html: string, name: string, losses: Losses, place: Place): void {
  if (!html.includes('<')) return;
  const { tree } = parsePart(html);
  const counts = negative(countsWithin(tree));
  const before = [...nodesWithin(tree)]
    .flatMap((node) => (isElement(node) ? attributeWords(node) : []))
    .join(' ')
    .trim();
  if (before !== '' || Object.keys(counts).length > 0)
    losses.changes.push({ reason: 'structure-flattened', name, before, after: '', counts, place });
}
