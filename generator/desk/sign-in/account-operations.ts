import * as z from 'zod';
import { type Answer, json } from '../../editor/server/endpoints/endpoint.ts';
import { type Desk, DeskRefusal } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import type {
  AddPasskeyRequest,
  ChangeMeRequest,
  DoneAnswer,
  IdRequest,
  MeAnswer,
  PasskeyChallengeAnswer,
  SessionsAnswer,
} from '../model/protocol.ts';
import { readSignedRequest } from '../model/read-request.ts';
import { endedSessionHeaders } from '../people/new-session.ts';
import { providerLabels } from '../people/provider-labels.ts';
import { recordEvent } from '../people/record-event.ts';
import { siteName } from '../people/site-name.ts';
import { languageSchema, nameSchema } from '../people/state.ts';
import { binarySchema } from './binary-schema.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { checkNewPasskey } from './passkeys.ts';
import { checkPasskey, creationOptions, passkeyRules } from './webauthn.ts';

/** Most passkeys of a person. */
const mostPasskeys = 20;

const idSchema: z.ZodType<IdRequest> = z.strictObject({ id: z.string().max(2000) });

const changeSchema: z.ZodType<ChangeMeRequest> = z.strictObject({
  name: nameSchema.optional(),
  language: languageSchema.optional(),
});

const passkeySchema: z.ZodType<AddPasskeyRequest> = z.strictObject({
  name: nameSchema,
  clientDataJSON: binarySchema,
  attestationObject: binarySchema,
});

function describeMe({ config, project, notices }: Desk, { person }: SignedRequest): MeAnswer {
  const { id, name, email, role, language, passkeys, identities } = person;
  return {
    ...{ id, name, email, role, language },
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    identities: providerLabels(config, person),
    needsSecondPasskey: identities.length === 0 && passkeys.length < 2,
    unread: notices.of(id).filter(({ isRead }) => !isRead).length,
    site: siteName(project),
  };
}

async function changeMe(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { name, language } = await readSignedRequest(desk, asked, changeSchema);
  desk.people.change(asked.person.id, { ...(name !== undefined && { name }), ...(language && { language }) });
  return {};
}

function listSessions({ sessions }: Desk, { person, session }: SignedRequest): SessionsAnswer {
  const lines = sessions.of(person.id).map(({ id, device, isShared, createdAt, seenAt }) => ({
    id,
    device,
    isShared,
    createdAt,
    seenAt,
    isThis: id === session.id,
  }));
  return { sessions: lines.sort((one, other) => other.createdAt - one.createdAt) };
}

async function endSession(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { id } = await readSignedRequest(desk, asked, idSchema);
  // Only among the own ones: ids of others' sessions are worth nothing.
  if (!desk.sessions.of(asked.person.id).some((session) => session.id === id)) throw new DeskRefusal(404, 'not-found');
  desk.sessions.end(id);
  return {};
}

function signOut(desk: Desk, { session }: SignedRequest): Answer {
  desk.sessions.end(session.id);
  return { ...json({}), headers: endedSessionHeaders(desk) };
}

function signOutEverywhere(desk: Desk, asked: SignedRequest): Answer {
  desk.sessions.endAll(asked.person.id);
  recordEvent(desk, asked, 'signed-out-everywhere');
  return { ...json({}), headers: endedSessionHeaders(desk) };
}

function newPasskeyChallenge(desk: Desk, challenges: Challenges, { person, session }: SignedRequest): PasskeyChallengeAnswer {
  if (person.passkeys.length >= mostPasskeys) throw new DeskRefusal(409, 'too-many-passkeys');
  return creationOptions(desk, challenges.create({ kind: 'new-passkey', id: session.id }), person);
}

async function addPasskey(desk: Desk, challenges: Challenges, asked: SignedRequest): Promise<DoneAnswer> {
  const { name, ...sent } = await readSignedRequest(desk, asked, passkeySchema);
  const rules = await passkeyRules(desk, challenges, { kind: 'new-passkey', id: asked.session.id });
  const checked = checkPasskey(
    () => checkNewPasskey(rules, sent),
    (reason) => recordEvent(desk, asked, 'passkey-failed', { reason }),
  );
  // The person as it is now: the body took time to arrive.
  const person = desk.people.find(asked.person.id);
  if (!person || person.isSuspended) throw new DeskRefusal(403, 'suspended');
  if (person.passkeys.some(({ id }) => id === checked.id)) throw new DeskRefusal(409, 'factor-in-use');
  if (person.passkeys.length >= mostPasskeys) throw new DeskRefusal(409, 'too-many-passkeys');
  desk.people.change(person.id, { passkeys: [...person.passkeys, { ...checked, name, createdAt: desk.now() }] });
  recordEvent(desk, asked, 'passkey-added', { passkey: name });
  return {};
}

async function removePasskey(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { id } = await readSignedRequest(desk, asked, idSchema);
  const person = desk.people.find(asked.person.id);
  const removed = person?.passkeys.find((passkey) => passkey.id === id);
  if (!person || !removed) throw new DeskRefusal(404, 'not-found');
  if (person.passkeys.length + person.identities.length < 2) throw new DeskRefusal(409, 'last-factor');
  desk.people.change(person.id, { passkeys: person.passkeys.filter((passkey) => passkey !== removed) });
  // A passkey is removed because its device is lost: sessions of that device end too.
  desk.sessions.endAll(person.id, asked.session.id);
  recordEvent(desk, asked, 'passkey-removed', { passkey: removed.name });
  return {};
}

/** Operations of a signed-in person on the own account. */
export function accountOperations(desk: Desk): OperationEntry[] {
  const challenges = createChallenges(desk.now);
  return [
    ['me', { method: 'GET', answer: (asked: SignedRequest) => json(describeMe(desk, asked)) }],
    ['change-me', { method: 'POST', answer: async (asked: SignedRequest) => json(await changeMe(desk, asked)) }],
    ['sessions', { method: 'GET', answer: (asked: SignedRequest) => json(listSessions(desk, asked)) }],
    ['end-session', { method: 'POST', answer: async (asked: SignedRequest) => json(await endSession(desk, asked)) }],
    ['sign-out', { method: 'POST', answer: (asked: SignedRequest) => signOut(desk, asked) }],
    ['sign-out-everywhere', { method: 'POST', answer: (asked: SignedRequest) => signOutEverywhere(desk, asked) }],
    [
      'new-passkey-challenge',
      { method: 'POST', answer: (asked: SignedRequest) => json(newPasskeyChallenge(desk, challenges, asked)) },
    ],
    ['add-passkey', { method: 'POST', answer: async (asked: SignedRequest) => json(await addPasskey(desk, challenges, asked)) }],
    ['remove-passkey', { method: 'POST', answer: async (asked: SignedRequest) => json(await removePasskey(desk, asked)) }],
  ];
}
