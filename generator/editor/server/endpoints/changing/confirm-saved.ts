import { textHash } from '../../../../content/translations/normal-form.ts';
import { type Pair, pairOf } from '../../../../content/translations/record.ts';
import { readRecordFile } from '../../../../content/translations/record-file.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import { fileInEdition } from '../../../document/in-edition.ts';
import type { Change } from '../../../document/protocol-changes.ts';
import type { LanguageTask } from '../../../document/protocol-language-tasks.ts';
import { siteLanguages } from '../../../document/tasks/titled-pages.ts';
import { writeRecordFile } from '../../../document/write-record.ts';

/** Pairs of source text and translation that a change wrote in another language than the default one. */
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

/** Pairs of titles that a change of the languages wrote. */
function titlePairs(file: unknown, request: LanguageTask): Pair[] {
  if (request.task === 'remove-language') return [];
  const first = siteLanguages(file)[0]?.tag ?? '';
  const { tag } = request;
  return request.pages.flatMap(({ at, title }) => {
    const source = get(valueAt(file, [...at, 'title']), first);
    if (title.trim() === '' || typeof source !== 'string') return [];
    return [pairOf({ language: first, hash: textHash(source) }, { language: tag, hash: textHash(title) })];
  });
}

function record(siteFile: string, pairs: readonly Pair[]): void {
  if (pairs.length === 0) return;
  try {
    const known = readRecordFile(siteFile);
    for (const pair of pairs) known.record.add(pair);
    writeRecordFile(known);
  } catch {
    // The text is saved; the confirmation can be repeated later.
  }
}

/** Records the titles that a change of the languages wrote as up to date. @param file content after the change */
export const confirmTitles = (siteFile: string, file: unknown, request: LanguageTask): void =>
  record(siteFile, titlePairs(file, request));

/**
 * Records saved translations as up to date, as editors see the source text next to them. Undo needs no counterpart: the record
 * contains hashes of texts, so the former pair is still in it.
 * @param file content of the site file after the change
 */
export function confirmSaved(siteFile: string, file: unknown, change: Pick<Change, 'edition' | 'operations'>): void {
  record(siteFile, savedPairs(file, change));
}
