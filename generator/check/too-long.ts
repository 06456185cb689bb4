import { constants } from 'node:buffer';
import { UsageError } from '../diagnostics/errors.ts';
import { newPatience } from '../diagnostics/nearest.ts';
import { cutFile, type VisitEntry } from '../json/cut.ts';
import { valueOfEntry } from '../json/entries.ts';
import type { SiteFile } from '../site/load.ts';
import { examine } from './examine.ts';

/** Where the first entry begins that is wrong: no more is read than up to it. From 1; undefined where there is none. */
function firstWrongLine({ content }: SiteFile): number | undefined {
  const patience = newPatience();
  let line: number | undefined;
  const visit: VisitEntry = (place, own, nesting) => {
    const found = valueOfEntry(own, place.path, nesting);
    const isRight = found !== undefined && examine({ path: place.path, value: found.value }, patience).faults.length === 0;
    if (!isRight) line = place.line + 1;
    return isRight;
  };
  cutFile(content, { visit });
  return line;
}

/**
 * Of a file that is longer than any text no fault can be told, only where the first is.
 * @throws UsageError with the line, where that can be found
 */
export function refuseTooLong(file: SiteFile): undefined {
  if (file.content.size < constants.MAX_STRING_LENGTH) return undefined;
  const line = firstWrongLine(file);
  if (line !== undefined) throw new UsageError('site-too-large-to-tell', { file: file.file, found: String(line) });
  return undefined;
}
