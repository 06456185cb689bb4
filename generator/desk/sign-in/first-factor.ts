import type { AccountEvent } from '../model/account-words.ts';
import { networkOf } from '../model/client-address.ts';
import type { Desk } from '../model/desk.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';
import type { Identity, Invitation, Passkey, Person, Session } from '../model/person.ts';
import { createRateLimit } from '../model/rate-limit.ts';
import { startSession } from '../people/new-session.ts';
import { recordEvent } from '../people/record-event.ts';

/** Records refused attempts of anybody, but not so many that they fill the disk. */
export type RecordFailure = (asked: DeskRequest, event: AccountEvent, values: Record<string, string>) => void;

export function createFailureRecord(desk: Pick<Desk, 'audit' | 'now'>): RecordFailure {
  const perNetwork = createRateLimit({ burst: 10, perMinute: 1 }, desk.now);
  const ofAll = createRateLimit({ burst: 100, perMinute: 5 }, desk.now);
  return (asked, event, values) => {
    if (perNetwork.take(networkOf(asked.address)) && ofAll.take('')) recordEvent(desk, asked, event, values);
  };
}

interface SignedIn {
  session: Session;
  headers: Record<string, string>;
}

/**
 * Signs in who proved a factor.
 * @param event with values, for the audit list
 * @throws DeskRefusal if the person is suspended
 */
export function signIn(
  desk: Desk,
  asked: DeskRequest,
  { person, isShared, provider, onFailure }: { person: Person; isShared: boolean; provider?: string; onFailure: RecordFailure },
): SignedIn {
  if (person.isSuspended) {
    onFailure(asked, 'sign-in-suspended', { name: person.name });
    throw new DeskRefusal(403, 'suspended');
  }
  const started = startSession(desk, asked, person, isShared);
  const { device } = started.session;
  if (provider === undefined) recordEvent(desk, { ...asked, person }, 'signed-in', { device });
  else recordEvent(desk, { ...asked, person }, 'signed-in-by-provider', { device, provider });
  return started;
}

/** What the person who accepts an invitation gives. */
export interface Acceptance {
  secret: string;
  factor: { passkey: Passkey } | { identity: Identity };
  name: string;
  isShared: boolean;
}

/** Valid invitation of a secret. @throws DeskRefusal */
export function findInvitation({ people }: Pick<Desk, 'people'>, secret: string): Invitation {
  const invitation = people.invitationOf(secret);
  if (!invitation) throw new DeskRefusal(404, 'invitation-invalid');
  return invitation;
}

/**
 * Creates the person of an invitation, or gives the one who recovers a new factor, and signs in.
 * @throws DeskRefusal if the invitation is not valid, or somebody has the factor
 */
export function acceptInvitation(
  desk: Desk,
  asked: DeskRequest,
  { secret, factor, name, isShared }: Acceptance,
): SignedIn & { person: Person } {
  const { recovers } = findInvitation(desk, secret);
  // First, so that no kill leaves a session of whoever had the account.
  if (recovers !== undefined) desk.sessions.endAll(recovers);
  const accepted = desk.people.accept(secret, factor, name);
  const isNew = recovers === undefined && accepted.language !== asked.language;
  const person = isNew ? desk.people.change(accepted.id, { language: asked.language }) : accepted;
  recordEvent(desk, { ...asked, person }, recovers === undefined ? 'invitation-accepted' : 'account-recovered');
  return { person, ...startSession(desk, asked, person, isShared) };
}
