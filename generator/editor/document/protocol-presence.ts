import type { Path } from '../../core/json/path.ts';

/** Who else is at the desk, and where. Only with accounts; otherwise the endpoint answers 404. */

/** Milliseconds after its last report when a tab is forgotten. Tabs report every third of it, and whenever they move. */
export const presenceTimeout = 45_000;

/** Named event of the stream `_preview/events`, without data: the list has changed, and tabs report again to get it. */
export const presenceEvent = 'presence';

/** Body of POST `_edit/presence`; the answer is a PresenceAnswer. */
export interface PresenceReport {
  /** Path of the open page in the preview, e.g. `/about`. */
  page: string;
  /** Place that is edited: path in the file. */
  at?: Path | undefined;
  /** Random name of the tab, for people with several tabs. */
  tab?: string | undefined;
  /** The tab is being closed; it is forgotten at once. */
  isLeaving?: true | undefined;
}

/** Colleague in one of their tabs. */
export interface PresentPerson {
  /** Id of the person, as in `Author.id`. */
  id: string;
  name: string;
  page: string;
  at?: Path;
}

/** Tabs of the other people, those who came first first. A person with several pages open is listed once for each. */
export interface PresenceAnswer {
  people: PresentPerson[];
}
