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

/**
 * Sessions in `sessions.json`.
 * @param folder folder of state
 * @param now milliseconds since 1970
 * @throws UsageError if the file is damaged
 */
export function openSessions(folder: string, people: Pick<People, 'find'>, now: () => number): Sessions {
  const file = openJsonFile<Session[]>(join(folder, 'sessions.json'), z.array(sessionSchema), []);
  /** Times of the last requests by id of session; on disk they are up to a minute older. */
  const seen = new Map<string, number>();
  const seenAtOf = ({ id, seenAt }: Session) => Math.max(seenAt, seen.get(id) ?? 0);
  const isValid = (session: Session) => {
    const person = people.find(session.person);
    const isInTime = now() < session.expiresAt && now() - seenAtOf(session) < timesOf(session).idle;
    return isInTime && person !== undefined && !person.isSuspended;
  };
  const valid = () =>
    file.value.filter(isValid).map((session) => (seen.has(session.id) ? { ...session, seenAt: seenAtOf(session) } : session));
  const keep = (isKept: (session: Session) => boolean) => {
    file.set(valid().filter(isKept));
    const ids = new Set(file.value.map(({ id }) => id));
    for (const id of seen.keys()) if (!ids.has(id)) seen.delete(id);
  };
  const writeSeen = () => {
    try {
      keep(() => true);
    } catch {
      // A full disk must not sign people out: the time is written with a later request.
    }
  };
  return {
    create: (person, { isShared, device }) => {
      const token = createSecret();
      const at = now();
      const session: Session = {
        ...{ id: createId(), hash: hashSecret(token), person, csrf: createSecret(), isShared },
        ...{ device, createdAt: at, seenAt: at, expiresAt: at + timesOf({ isShared }).longest },
      };
      file.set(withoutOldest([...valid(), session], person));
      return { session, token };
    },
    find: (token, { isBackground = false } = {}) => {
      const hash = hashSecret(token);
      // Hashes are compared, so how long it takes tells nothing about tokens.
      const session = file.value.find((one) => one.hash === hash);
      if (!session || !isValid(session)) return undefined;
      if (isBackground) return { ...session, seenAt: seenAtOf(session) };
      seen.set(session.id, now());
      if (now() - session.seenAt >= seenInterval) writeSeen();
      return { ...session, seenAt: now() };
    },
    of: (person) => valid().filter((one) => one.person === person),
    end: (id) => keep((one) => one.id !== id),
    endAll: (person, except) => keep((one) => one.person !== person || one.id === except),
  };
}
