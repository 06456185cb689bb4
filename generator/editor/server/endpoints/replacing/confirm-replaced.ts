import { languagesOf } from '../../../../content/locales/languages.ts';
import { textHash } from '../../../../content/translations/normal-form.ts';
import { type Pair, pairOf } from '../../../../content/translations/record.ts';
import { readRecordFile } from '../../../../content/translations/record-file.ts';
import type { Path } from '../../../../core/json/path.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import type { Operation } from '../../../document/text/operation.ts';
import { writeRecordFile } from '../../../document/write-record.ts';

interface Replaced {
  /** Content of the file before and after. */
  before: unknown;
  after: unknown;
  operations: readonly Operation[];
}

function pairAt(site: unknown, leaf: Path, source: string, target: string): Pair | undefined {
  const [text, translation] = [source, target].map((tag) => get(valueAt(site, leaf), tag));
  if (typeof text !== 'string' || typeof translation !== 'string') return undefined;
  return pairOf({ language: source, hash: textHash(text) }, { language: target, hash: textHash(translation) });
}

/**
 * Records translations that were replaced as up to date, if they were before: the same words were replaced in both, or only in
 * the translation. A translation that was out of date stays so, and so does one whose source text alone was replaced.
 */
export function confirmReplaced(siteFile: string, { before, after, operations }: Replaced): void {
  const [first] = languagesOf(get(after, 'site')) ?? [];
  if (!first) return;
  try {
    const known = readRecordFile(siteFile);
    const size = known.record.pairs().length;
    for (const { at } of operations) {
      const [leaf, target] = [at.slice(0, -1), String(at.at(-1))];
      const [old, now] = [before, after].map((site) => pairAt(site, leaf, first.tag, target));
      if (target !== first.tag && old && now && known.record.has(old)) known.record.add(now);
    }
    if (known.record.pairs().length > size) writeRecordFile(known);
  } catch {
    // The texts are saved; the confirmation can be repeated later.
  }
}
