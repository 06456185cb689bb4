import { join } from 'node:path';
import * as z from 'zod';
import type { People, Sessions } from '../model/desk.ts';
import type { Session } from '../model/person.ts';
import { createId, createSecret, hashSecret } from '../model/secrets.ts';
import { openJsonFile } from '../store/json-file.ts';

const minutes = 60 * 1000;
const days = 24 * 60 * minutes;

/** How long a session lasts, and how long it lasts without requests, in milliseconds. */
const times = {
  own: { longest: 30 * days, idle: 7 * days },
  shared: { longest: 8 * 60 * minutes, idle: 30 * minutes },
};

const timesOf = ({ isShared }: Pick<Session, 'isShared'>) => (isShared ? times.shared : times.own);

/** Seconds that the browser keeps the cookie of a session; undefined: until it closes, on a computer that others use. */
export const cookieAge = ({ isShared }: Pick<Session, 'isShared'>): number | undefined =>
  isShared ? undefined : times.own.longest / 1000;

/** How often the time of the last request is written to disk. */
const seenInterval = minutes;

/** Most sessions of a person; the ones not used for the longest time end. */
const mostSessions = 50;

const sessionSchema = z.strictObject({
  id: z.string(),
  hash: z.string(),
  person: z.string(),
  csrf: z.string(),
  isShared: z.boolean(),
  device: z.string(),
  createdAt: z.int(),
  seenAt: z.int(),
  expiresAt: z.int(),
});

/** Sessions without the least recently used ones beyond the maximum of a person. */
function withoutOldest(sessions: readonly Session[], person: string): Session[] {
  const ofPerson = sessions.filter((one) => one.person === person).sort((one, other) => other.seenAt - one.seenAt);
  const dropped = new Set(ofPerson.slice(mostSessions));
  return sessions.filter((one) => !dropped.has(one));
}

/** Sessions on disk, and the times of their last requests, which are on disk up to a minute later. */
function openState(folder: string, people: Pick<People, 'find'>, now: () => number) {
  const file = openJsonFile<Session[]>(join(folder, 'sessions.json'), z.array(sessionSchema), []);
  const seen = new Map<string, number>();
  const withSeen = (session: Session) => ({ ...session, seenAt: Math.max(session.seenAt, seen.get(session.id) ?? 0) });
  const isValid = (session: Session) => {
    const person = people.find(session.person);
    const { longest, idle } = timesOf(session);
    const left = session.expiresAt - now();
    // More than the longest time is left if the session began while the clock was ahead.
    const isInTime = left > 0 && left <= longest + idle && now() - withSeen(session).seenAt < idle;
    return isInTime && person !== undefined && !person.isSuspended;
  };
  const valid = () => file.value.filter(isValid).map(withSeen);
  return {
    /** Sessions that go on. */
    valid,
    /** Replaces the sessions once they are on disk. @throws Error */
    set: (sessions: Session[]) => {
      file.set(sessions);
      const ids = new Set(sessions.map(({ id }) => id));
      for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id);
    },
    /** Session of a hash, as it is on disk. Hashes are compared, so how long it takes tells nothing about tokens. */
    find: (hash: string) => file.value.find((one) => one.hash === hash && isValid(one)),
    recordRequest: (session: Session) => {
      seen.set(session.id, now());
      if (now() - session.seenAt < seenInterval) return;
      try {
        file.set(valid());
      } catch {
        // A full disk must not sign people out: the time is written with a later request.
      }
    },
  };
}

/**
 * Sessions in `sessions.json`.
 * @param folder folder of state
 * @param now milliseconds since 1970
 * @throws UsageError if the file is damaged
 */
export function openSessions(folder: string, people: Pick<People, 'find'>, now: () => number): Sessions {
  const { valid, set, find, recordRequest } = openState(folder, people, now);
  return {
    create: (person, { isShared, device }) => {
      const token = createSecret();
      const at = now();
      const session: Session = {
        ...{ id: createId(), hash: hashSecret(token), person, csrf: createSecret(), isShared },
        ...{ device, createdAt: at, seenAt: at, expiresAt: at + timesOf({ isShared }).longest },
      };
      set(withoutOldest([...valid(), session], person));
      return { session, token };
    },
    find: (token, { isBackground = false } = {}) => {
      const session = find(hashSecret(token));
      if (!session || isBackground) return session;
      recordRequest(session);
      return { ...session, seenAt: now() };
    },
    of: (person) => valid().filter((one) => one.person === person),
    end: (id) => set(valid().filter((one) => one.id !== id)),
    endAll: (person, except) => set(valid().filter((one) => one.person !== person || one.id === except)),
  };
}
