import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import { placeInWords } from '../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../core/json/path.ts';
import { isSame, type Json } from '../../core/json/value.ts';
import { differencesOf } from '../../editor/document/differences.ts';
import { type MergeSides, mergeSites } from '../../editor/document/merge-sites.ts';
import { followRenames } from './follow-renames.ts';
import { withOpenClashes } from './open-clashes.ts';
import { onlyTaken } from './untaken.ts';

export type { MergeSide } from '../../editor/document/merge-sites.ts';

/** Three versions of a site. */
export interface ImportVersions {
  /** Conversion of the last import. */
  base: Json;
  /** The site as it was edited here since then. */
  mine: Json;
  /** Conversion of this import. */
  theirs: Json;
  /** What the site did not take of the last import. */
  untaken?: readonly string[] | undefined;
}

/** Place that the import changes in the site. */
export interface ImportChange {
  kind: 'added' | 'changed' | 'removed';
  /** Path in the result; of what is removed, in the present site. */
  at: Path;
  where: Record<MessageLanguage, string>;
}

/** Place that was changed both here and in the old site. */
export interface ImportClash {
  /** Path in the present site; of what was deleted here, in the new conversion. */
  at: Path;
  where: Record<MessageLanguage, string>;
  /** Both values; undefined: deleted. */
  mine: Json | undefined;
  theirs: Json | undefined;
}

export interface MergedImport {
  value: Json;
  /** False: the site stays as it is. */
  isChanged: boolean;
  changes: ImportChange[];
  clashes: ImportClash[];
  /** What the next import compares with. */
  nextBase: Json;
}

/** What of the present site the merged one changes, by its smallest places. */
function changesBetween(mine: Json, value: Json): ImportChange[] {
  return differencesOf(mine, value).map(({ at, before, now }) => ({
    kind: before === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
    at,
    where: placeInWords(now === undefined ? mine : value, at),
  }));
}

/**
 * Merges a new conversion of the old site into the site: what is new or was changed there comes in, what was edited or deleted
 * here stays. Pages and items are matched by their addresses and names.
 * @param prefers which side wins where both changed the same place, for all or for each clash; absent: nothing changes there, and the next import finds
 * the same clash
 */
export function mergeImport({ untaken = [], ...versions }: ImportVersions, prefers?: MergeSides): MergedImport {
  const { mine } = versions;
  const [base, theirs] = [versions.base, versions.theirs].map((site) => onlyTaken(site, untaken)) as [Json, Json];
  if (isSame(base, theirs)) return { value: mine, isChanged: false, changes: [], clashes: [], nextBase: theirs };
  const renamed = followRenames({ base, mine, theirs });
  const { value, clashes } = mergeSites({ ...renamed, mine }, prefers ?? 'mine');
  const isChanged = !isSame(value, mine);
  return {
    value: isChanged ? value : mine,
    isChanged,
    changes: isChanged ? changesBetween(mine, value) : [],
    clashes: clashes.map((clash) => ({
      ...{ at: clash.at, mine: clash.mine, theirs: clash.theirs },
      where: placeInWords(clash.mine === undefined ? renamed.theirs : mine, clash.at),
    })),
    nextBase: prefers === undefined ? withOpenClashes(theirs, clashes) : theirs,
  };
}
