import type { Author } from '../../../document/person.ts';
import { type PresenceReport, type PresentPerson, presenceTimeout } from '../../../document/protocol-presence.ts';

/** Maximum number of tabs of a person; the one that reported first is forgotten for a new one. */
const mostTabs = 10;

interface Tab extends PresentPerson {
  reportedAt: number;
}

const keyOf = ({ id }: Pick<Author, 'id'>, part = '') => JSON.stringify([id, part]);

/** Who is at which page; kept in memory only. */
export interface Presence {
  /** Notes where a person is in one of their tabs. */
  report: (author: Author, report: PresenceReport) => void;
  /** Tabs of everybody else. */
  others: (person: string) => PresentPerson[];
}

const shownOf = ({ id, name, page, at }: PresentPerson): PresentPerson => ({ id, name, page, ...(at && { at }) });

/**
 * @param now present time in milliseconds since 1970
 * @param onChange called if others may see something else now
 */
export function createPresence(now: () => number, onChange: () => void): Presence {
  /** By person and tab, those who came first first. */
  const tabs = new Map<string, Tab>();
  /** @returns whether one was forgotten */
  const forgetOld = (): boolean => {
    const old = [...tabs].filter(([, { reportedAt }]) => now() - reportedAt >= presenceTimeout);
    for (const [key] of old) tabs.delete(key);
    return old.length > 0;
  };
  const makeRoom = (id: string) => {
    const [first, ...others] = [...tabs]
      .filter(([, tab]) => tab.id === id)
      .toSorted(([, a], [, b]) => a.reportedAt - b.reportedAt);
    if (first && others.length + 1 >= mostTabs) tabs.delete(first[0]);
  };
  return {
    report: ({ id, name }, { page, at, tab, isLeaving }) => {
      let isChanged = forgetOld();
      const key = keyOf({ id }, tab);
      const known = tabs.get(key);
      if (isLeaving) isChanged = tabs.delete(key) || isChanged;
      else {
        if (!known) makeRoom(id);
        const shown = shownOf({ id, name, page, ...(at && { at }) });
        isChanged ||= !known || JSON.stringify(shownOf(known)) !== JSON.stringify(shown);
        tabs.set(key, { ...shown, reportedAt: now() });
      }
      if (isChanged) onChange();
    },
    others: (person) => {
      forgetOld();
      // Of a page that somebody has open twice, the latest report counts.
      const byAge = [...tabs.values()].toSorted((one, other) => one.reportedAt - other.reportedAt);
      const latest = new Map(byAge.map((tab) => [keyOf(tab, tab.page), tab]));
      return [...tabs.values()].filter((tab) => tab.id !== person && latest.get(keyOf(tab, tab.page)) === tab).map(shownOf);
    },
  };
}
