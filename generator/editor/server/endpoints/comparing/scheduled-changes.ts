import { type Publication, publicationOf, publicationOfEntry } from '../../../../content/site/publication.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { pageTitle } from '../../../../core/diagnostics/place-in-words.ts';
import { isSame } from '../../../../core/json/value.ts';
import { get, items } from '../../../../core/json/walk.ts';
import type { ScheduledChange } from '../../../document/protocol-publishing.ts';

/** Page or post that has times of publication. */
interface TimedItem {
  value: unknown;
  publication: Publication | undefined;
}

/** Pages and posts by what identifies them in every version. */
function timedItems(content: unknown): Map<string, TimedItem> {
  const pages = items(get(content, 'routes')).map((value): [string, TimedItem] => [
    String(get(value, 'path')),
    { value, publication: publicationOf(value) },
  ]);
  const posts = Object.entries(Object(get(content, 'collections'))).flatMap(([name, collection]) =>
    get(collection, 'type') === 'posts'
      ? items(get(collection, 'posts')).map((value): [string, TimedItem] => [
          `${name} ${String(get(value, 'name'))}`,
          { value, publication: publicationOfEntry('posts', value) },
        ])
      : [],
  );
  return new Map([...pages, ...posts]);
}

/** When an item appears or disappears after a time. */
function momentsAfter({ publication }: TimedItem, now: number): Pick<ScheduledChange, 'is' | 'when'>[] {
  if (publication === undefined || publication.isDraft) return [];
  const { from, until } = publication;
  const moments = [
    { is: 'appears' as const, when: from === undefined ? Number.NaN : Date.parse(from) },
    { is: 'disappears' as const, when: until === undefined ? Number.NaN : Date.parse(until) },
  ];
  return moments.filter(({ when }) => when > now);
}

interface ScheduleOptions {
  now: number;
  language: MessageLanguage;
}

/**
 * What visitors see later of the changes between two contents, the first to come first.
 * @param before undefined if it is unknown: then all that is scheduled counts
 */
export function scheduledChanges(before: unknown, content: unknown, { now, language }: ScheduleOptions): ScheduledChange[] {
  const former = timedItems(before);
  return [...timedItems(content)]
    .flatMap(([name, item]) => {
      const known = former.get(name);
      const isKnown = (moment: Pick<ScheduledChange, 'is' | 'when'>) =>
        known !== undefined &&
        momentsAfter(known, now).some((other) => isSame(other, moment)) &&
        (moment.is === 'disappears' || isSame(known.value, item.value));
      const title = pageTitle(item.value, language) ?? name;
      return momentsAfter(item, now)
        .filter((moment) => !isKnown(moment))
        .map((moment) => ({ title, ...moment }));
    })
    .toSorted((one, other) => one.when - other.when);
}
