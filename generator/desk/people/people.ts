import { join } from 'node:path';
import { isSameSecret } from '../../core/util/is-same-secret.ts';
import { DeskRefusal, type InvitationRequest, type People } from '../model/desk.ts';
import type { Identity, Invitation, Passkey, Person } from '../model/person.ts';
import { createId, createSecret, hashSecret } from '../model/secrets.ts';
import { type JsonFile, openJsonFile } from '../store/json-file.ts';
import { takeJsonFile } from '../store/take-json-file.ts';
import { invitationSchema, type PeopleState, peopleStateSchema } from './state.ts';

const hours = 60 * 60 * 1000;

/** How long an invitation is valid. */
const invitationTime = 7 * 24 * hours;

/** How long a recovery is valid: it opens an account that exists. */
const recoveryTime = 24 * hours;

/** File that the command for locked-out owners writes beside a running server. */
export const recoveryFile = (folder: string) => join(folder, 'recovery.json');

const isActiveOwner = ({ role, isSuspended }: Person) => role === 'owner' && !isSuspended;

const isSameIdentity = (one: Identity, other: Identity) => one.issuer === other.issuer && one.subject === other.subject;

/** @throws DeskRefusal if no active owner would be left */
function requireOwner(people: readonly Person[]): void {
  if (!people.some(isActiveOwner)) throw new DeskRefusal(409, 'last-owner');
}

/** @throws DeskRefusal if another person has the passkey or the identity */
function requireUnused(people: readonly Person[], { passkeys, identities }: Pick<Person, 'passkeys' | 'identities'>): void {
  const isUsed = people.some(
    (other) =>
      other.passkeys.some(({ id }) => passkeys.some((passkey) => passkey.id === id)) ||
      other.identities.some((identity) => identities.some((one) => isSameIdentity(one, identity))),
  );
  if (isUsed) throw new DeskRefusal(409, 'factor-in-use');
}

/** Invitation with the secret of its link. */
export function createInvitation({ role, name, email, by, recovers }: InvitationRequest, at: number) {
  const secret = createSecret();
  const expiresAt = at + (recovers === undefined ? invitationTime : recoveryTime);
  const invitation: Invitation = {
    ...{ id: createId(), hash: hashSecret(secret), role, name, createdAt: at, expiresAt },
    ...(email !== undefined && { email }),
    ...(by !== undefined && { by }),
    ...(recovers !== undefined && { recovers }),
  };
  return { invitation, secret };
}

/** Person with a first factor: the one who recovers without former factors, or a new one with the id of the invitation. */
function acceptedPerson(
  { people }: PeopleState,
  { id, role, email, recovers, name }: Invitation,
  { factor, givenName, at }: { factor: { passkey: Passkey } | { identity: Identity }; givenName: string; at: number },
): Person {
  const factors =
    'passkey' in factor ? { passkeys: [factor.passkey], identities: [] } : { passkeys: [], identities: [factor.identity] };
  const former = people.find((one) => one.id === recovers);
  requireUnused(
    people.filter((one) => one !== former),
    factors,
  );
  if (former) return { ...former, ...factors };
  const contact = email === undefined ? {} : { email };
  return { id, name: givenName.trim() || name, ...contact, role, language: 'ar', createdAt: at, ...factors };
}

/** Invitations that remain after a change of people: none of former owners, none to recover who is suspended or gone. */
const remainingInvitations = (invitations: readonly Invitation[], people: readonly Person[]) =>
  invitations.filter(({ by, recovers }) => {
    const isAllowed = by === undefined || people.some((one) => one.id === by && isActiveOwner(one));
    return isAllowed && (recovers === undefined || people.some((one) => one.id === recovers && !one.isSuspended));
  });

function invitationMethods(file: JsonFile<PeopleState>, folder: string, now: () => number) {
  const set = (change: Partial<PeopleState>) => file.set({ ...file.value, ...change });
  const isValid = ({ expiresAt }: Invitation) => expiresAt > now();
  const valid = () => file.value.invitations.filter(isValid);
  const add = (invitation: Invitation) => {
    // A second recovery of the same person ends the first one.
    const others = valid().filter(({ recovers }) => recovers === undefined || recovers !== invitation.recovers);
    set({ invitations: [...others, invitation] });
  };
  const invitationOf = (secret: string) => {
    const dropped = takeJsonFile(recoveryFile(folder), invitationSchema);
    if (dropped) add(dropped);
    const hash = hashSecret(secret);
    return valid().find((one) => isSameSecret(one.hash, hash));
  };
  return {
    invite: (request) => {
      const made = createInvitation(request, now());
      add(made.invitation);
      return made;
    },
    invitationOf,
    invitations: valid,
    withdraw: (invitation) => set({ invitations: file.value.invitations.filter(({ id }) => id !== invitation) }),
    accept: (secret, factor, givenName) => {
      const invitation = invitationOf(secret);
      if (!invitation) throw new DeskRefusal(404, 'invitation-invalid');
      const person = acceptedPerson(file.value, invitation, { factor, givenName, at: now() });
      const others = file.value.people.filter(({ id }) => id !== person.id);
      set({ people: [...others, person], invitations: file.value.invitations.filter(({ id }) => id !== invitation.id) });
      return person;
    },
  } satisfies Partial<People>;
}

/**
 * Accounts and invitations in `people.json`.
 * @param folder folder of state
 * @param now milliseconds since 1970
 * @throws UsageError if the file is damaged
 */
export function openPeople(folder: string, now: () => number): People {
  const file = openJsonFile(join(folder, 'people.json'), peopleStateSchema, { people: [], invitations: [] });
  const find = (id: string) => file.value.people.find((one) => one.id === id);
  const setPeople = (people: Person[]) => {
    requireOwner(people);
    file.set({ people, invitations: remainingInvitations(file.value.invitations, people) });
  };
  return {
    all: () => file.value.people,
    find,
    findByPasskey: (credential) => file.value.people.find(({ passkeys }) => passkeys.some(({ id }) => id === credential)),
    findByIdentity: (identity) =>
      file.value.people.find(({ identities }) => identities.some((one) => isSameIdentity(one, identity))),
    ...invitationMethods(file, folder, now),
    change: (id, changes) => {
      const former = find(id);
      if (!former) throw new DeskRefusal(404, 'person-unknown');
      const person = { ...former, ...changes };
      if (changes.passkeys)
        requireUnused(
          file.value.people.filter((one) => one !== former),
          { passkeys: changes.passkeys, identities: [] },
        );
      setPeople(file.value.people.map((one) => (one === former ? person : one)));
      return person;
    },
    remove: (id) => {
      if (!find(id)) throw new DeskRefusal(404, 'person-unknown');
      setPeople(file.value.people.filter((one) => one.id !== id));
    },
  };
}
