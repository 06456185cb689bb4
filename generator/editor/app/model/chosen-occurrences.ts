import type { FindAnswer, FoundPart, Occurrence } from '../../document/protocol-replacing.ts';

export const isReplaceable = ({ obstacle }: Occurrence): boolean => obstacle === undefined;

/** Ids of the occurrences of a part that can be replaced. */
export const idsIn = ({ occurrences }: FoundPart): string[] => occurrences.filter(isReplaceable).map(({ id }) => id);

/** Number of occurrences to replace, and of the parts that contain them. @param without ids of those to leave */
export function countChosen({ parts, total, more }: FindAnswer, without: ReadonlySet<string>): FindAnswer['total'] {
  const listed = parts.flatMap(idsIn);
  const left = listed.filter((id) => without.has(id)).length;
  const isLeft = (part: FoundPart) => idsIn(part).length > 0 && idsIn(part).every((id) => without.has(id));
  // The last part may have further occurrences that are not listed.
  const whole = more > 0 ? parts.slice(0, -1) : parts;
  return { occurrences: total.occurrences - left, parts: total.parts - whole.filter(isLeft).length };
}

/** Takes ids in or out. */
export function toggled(without: ReadonlySet<string>, ids: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(without);
  for (const id of ids) {
    if (isChosen) next.delete(id);
    else next.add(id);
  }
  return next;
}
