import { DeskRefusal, type People } from '../model/desk.ts';
import type { Person } from '../model/person.ts';
import { replaceSynced } from '../store/json-file.ts';
import { createInvitation, openPeople, recoveryFile } from './people.ts';

/**
 * Secret of an invitation for the first owner, to be printed at the start of a desk without people. Each start replaces the
 * former one.
 * @returns undefined if there are people
 */
export function firstOwnerInvitation(people: People): string | undefined {
  if (people.all().length > 0) return undefined;
  for (const { id } of people.invitations()) people.withdraw(id);
  return people.invite({ role: 'owner', name: '' }).secret;
}

/**
 * Prepares the recovery of an owner by a command at the server, whether or not the server is running: it takes the invitation
 * from a file when the link is opened.
 * @param folder folder of state
 * @param who id, e-mail or name; not needed if there is one owner
 * @throws DeskRefusal if there is no such owner, or several
 */
export function recoverOwner(folder: string, now: () => number, who?: string): { person: Person; secret: string } {
  const owners = openPeople(folder, now)
    .all()
    .filter(({ role, isSuspended }) => role === 'owner' && !isSuspended);
  const [person, ...others] =
    who === undefined ? owners : owners.filter(({ id, name, email }) => [id, name, email].includes(who));
  if (!person) throw new DeskRefusal(404, 'owner-unknown');
  if (others.length > 0) throw new DeskRefusal(409, 'owner-ambiguous');
  const { invitation, secret } = createInvitation({ role: 'owner', name: person.name, recovers: person.id }, now());
  replaceSynced(recoveryFile(folder), `${JSON.stringify(invitation)}\n`);
  return { person, secret };
}
