import { textHash } from '../../../../content/translations/normal-form.ts';
import { type Pair, pairOf } from '../../../../content/translations/record.ts';
import { readRecordFile } from '../../../../content/translations/record-file.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import { fileInEdition } from '../../../document/in-edition.ts';
import type { Change } from '../../../document/protocol-changes.ts';
import { writeRecordFile } from '../../../document/write-record.ts';

/** The texts that a change wrote in another language than the default one, with what stands there in that. */
function savedPairs(file: unknown, { edition: tag, operations }: Pick<Change, 'edition' | 'operations'>): Pair[] {
  const view = fileInEdition(file, tag);
  const first = view?.languages[0]?.tag ?? '';
  if (!view || view.isFirst) return [];
  return operations.flatMap((operation) => {
    const leaf = operation.do === 'set' ? valueAt(file, view.toFile(operation.at).slice(0, -1)) : undefined;
    const [source, text] = [get(leaf, first), get(leaf, view.language.tag)];
    if (typeof source !== 'string' || typeof text !== 'string') return [];
    return [pairOf({ language: first, hash: textHash(source) }, { language: view.language.tag, hash: textHash(text) })];
  });
}

/**
 * Who saves a text in a language has its source beside it: both say the same from then on, and the record of the site says so.
 * Taking the change back needs nothing: the record has texts, and what stood before is in it as it was.
 * @param file what the site file says since the change
 */
export function confirmSaved(siteFile: string, file: unknown, change: Pick<Change, 'edition' | 'operations'>): void {
  const pairs = savedPairs(file, change);
  if (pairs.length === 0) return;
  try {
    const known = readRecordFile(siteFile);
    for (const pair of pairs) known.record.add(pair);
    writeRecordFile(known);
  } catch {
    // The text is in the file; that it is confirmed can be said later.
  }
}
