import { parsePart } from '../../html/parse.ts';
import { countsWithin, negative } from '../../html/plain-text.ts';
import type { Place } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';

/** Records what HTML loses where a document has only text: links, pictures, lists. @param name what it is */
export function flatten(html: string, name: string, losses: Losses, place: Place): void {
  if (!html.includes('<')) return;
  const counts = negative(countsWithin(parsePart(html).tree));
  if (Object.keys(counts).length > 0)
    losses.changes.push({ reason: 'structure-flattened', name, before: '', after: '', counts, place });
}
