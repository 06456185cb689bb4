import * as z from 'zod';
import { type Answer, json } from '../../editor/server/endpoints/endpoint.ts';
import { type Desk, DeskRefusal } from '../model/desk.ts';
import type { DeskRequest, OperationEntry } from '../model/operations.ts';
import type { PasskeyChallengeAnswer } from '../model/protocol.ts';
import { readRequest } from '../model/read-request.ts';
import { safePath } from '../model/safe-path.ts';
import { deviceOf } from '../people/device.ts';
import { nameSchema } from '../people/state.ts';
import { binarySchema } from './binary-schema.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { acceptInvitation, findInvitation, type RecordFailure, signIn } from './first-factor.ts';
import { checkNewPasskey, checkProof, relyingParty } from './passkeys.ts';
import type { AcceptAnswer, AcceptRequest, PasskeySignInRequest, SignInAnswer, SignInChallengeAnswer } from './protocol.ts';
import { checkPasskey, creationOptions, passkeyRules } from './webauthn.ts';

const signInSchema: z.ZodType<PasskeySignInRequest> = z.strictObject({
  id: binarySchema,
  clientDataJSON: binarySchema,
  authenticatorData: binarySchema,
  signature: binarySchema,
  userHandle: binarySchema,
  isShared: z.boolean(),
  to: z.string().max(4000).optional(),
});

const secretSchema = z.string().max(200);

const acceptChallengeSchema = z.strictObject({ secret: secretSchema, name: nameSchema });

const acceptSchema: z.ZodType<AcceptRequest> = z.strictObject({
  secret: secretSchema,
  name: nameSchema,
  clientDataJSON: binarySchema,
  attestationObject: binarySchema,
  isShared: z.boolean(),
});

/** Page after signing in, unless another path of the desk is asked for. */
export const pageAfter = (to: string | null | undefined): string => safePath(to ?? '/_desk/');

interface Context {
  desk: Desk;
  challenges: Challenges;
  onFailure: RecordFailure;
}

const signInChallenge = ({ desk, challenges }: Context): SignInChallengeAnswer => ({
  challenge: challenges.create({ kind: 'sign-in' }),
  rpId: relyingParty(desk.config.url),
});

async function signInByPasskey({ desk, challenges, onFailure }: Context, asked: DeskRequest): Promise<Answer> {
  const { isShared, to, ...proof } = await readRequest(asked, signInSchema);
  const { people } = desk;
  const rules = await passkeyRules(desk, challenges, { kind: 'sign-in' });
  const find = (credential: string) => {
    const owner = people.findByPasskey(credential);
    const passkey = owner?.passkeys.find(({ id }) => id === credential);
    return owner && passkey && { person: owner.id, passkey };
  };
  const { person: id, passkey } = checkPasskey(
    () => checkProof(rules, proof, find),
    (reason) => onFailure(asked, 'sign-in-failed', { reason }),
  );
  const person = people.find(id);
  if (!person) throw new DeskRefusal(403, 'passkey-unknown');
  // The counter first: a proof counts once, whatever is refused later.
  const used = { ...passkey, usedAt: desk.now() };
  people.change(id, { passkeys: person.passkeys.map((one) => (one.id === passkey.id ? used : one)) });
  const { headers } = signIn(desk, asked, { person, isShared, onFailure });
  return { ...json({ to: pageAfter(to) } satisfies SignInAnswer), headers };
}

async function acceptChallenge({ desk, challenges }: Context, asked: DeskRequest): Promise<PasskeyChallengeAnswer> {
  const { secret, name } = await readRequest(asked, acceptChallengeSchema);
  const { id, email, recovers } = findInvitation(desk, secret);
  const person = desk.people.find(recovers ?? '') ?? { id, name, email };
  // Former passkeys end, so none is excluded.
  return creationOptions(desk, challenges.create({ kind: 'invitation', id }), { ...person, passkeys: [] });
}

async function accept({ desk, challenges, onFailure }: Context, asked: DeskRequest): Promise<Answer> {
  const { secret, name, isShared, ...sent } = await readRequest(asked, acceptSchema);
  const { id, name: invited } = findInvitation(desk, secret);
  const rules = await passkeyRules(desk, challenges, { kind: 'invitation', id });
  const checked = checkPasskey(
    () => checkNewPasskey(rules, sent),
    (reason) => onFailure(asked, 'invitation-failed', { name: invited, reason }),
  );
  const device = deviceOf(asked.request.headers['user-agent'], asked.language);
  const passkey = { ...checked, name: device, createdAt: desk.now() };
  const { session, headers } = acceptInvitation(desk, asked, { secret, factor: { passkey }, name, isShared });
  return { ...json({ to: pageAfter(undefined), csrf: session.csrf } satisfies AcceptAnswer), headers };
}

/** Operations by which anybody signs in, or accepts an invitation, with a passkey. */
export function passkeyOperations(desk: Desk, onFailure: RecordFailure): OperationEntry[] {
  const context = { desk, onFailure, challenges: createChallenges(desk.now) };
  return [
    ['passkey-challenge', { method: 'POST', answer: () => json(signInChallenge(context)) }],
    ['passkey-sign-in', { method: 'POST', answer: (asked: DeskRequest) => signInByPasskey(context, asked) }],
    ['accept-challenge', { method: 'POST', answer: async (asked: DeskRequest) => json(await acceptChallenge(context, asked)) }],
    ['accept', { method: 'POST', answer: (asked: DeskRequest) => accept(context, asked) }],
  ];
}
