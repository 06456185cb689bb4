import { generateKeyPairSync } from 'node:crypto';
import * as webauthn from '@oslojs/webauthn';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Passkey } from '../../../../generator/desk/model/person.ts';
import { type Challenges, createChallenges, type Purpose } from '../../../../generator/desk/sign-in/challenges.ts';
import { checkNewPasskey, checkProof, type PasskeyProof } from '../../../../generator/desk/sign-in/passkeys.ts';
import { type Authenticator, createAuthenticator, type Forgery, type KeyKind } from '../../../support/authenticator.ts';

const origin = 'https://desk.example.sa';
const person = Buffer.alloc(16, 7).toString('base64url');
const signIn: Purpose = { kind: 'sign-in' };
const invitation: Purpose = { kind: 'invitation', id: 'a' };

let time: number;
let challenges: Challenges;
let authenticator: Authenticator;

beforeEach(() => {
  time = 1_700_000_000_000;
  challenges = createChallenges(() => time);
  authenticator = createAuthenticator(origin);
});

const rulesFor = (purpose: Purpose) => ({
  ...{ webauthn, origin },
  takeChallenge: (challenge: string) => challenges.take(challenge, purpose),
});

function enrol(one = authenticator, forged: Forgery = {}): Passkey {
  const sent = one.create(challenges.create(invitation), person, forged);
  return { ...checkNewPasskey(rulesFor(invitation), sent), name: 'phone', createdAt: time };
}

const prove = (passkey: Passkey, sent: PasskeyProof) =>
  checkProof(rulesFor(signIn), sent, (id) => (id === passkey.id ? { person, passkey } : undefined));

const tamper = (text: string, change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(text, 'base64url');
  change(bytes);
  return bytes.toString('base64url');
};

test.each<KeyKind>(['es256', 'eddsa', 'rs256'])(
  'a passkey of %s is enrolled and proved, each time with a higher counter',
  (kind) => {
    const one = createAuthenticator(origin, kind);
    const passkey = enrol(one);
    expect(passkey.id).toBe(one.id);
    const first = prove(passkey, one.get(challenges.create(signIn)));
    expect(first).toEqual({ person, passkey: { ...passkey, counter: 1 } });
    expect(prove(first.passkey, one.get(challenges.create(signIn))).passkey.counter).toBe(2);
  },
);

test('an authenticator without a counter is accepted', () => {
  const passkey = enrol();
  for (let round = 0; round < 2; round++) {
    expect(prove(passkey, authenticator.get(challenges.create(signIn), { counter: 0 })).passkey.counter).toBe(0);
  }
});

const common: [string, Forgery, string][] = [
  ['another origin', { origin: 'https://desk.example.sa.evil.example' }, 'origin'],
  ['a subdomain', { origin: 'https://a.desk.example.sa' }, 'origin'],
  ['another port', { origin: 'https://desk.example.sa:8443' }, 'origin'],
  ['no TLS', { origin: 'http://desk.example.sa' }, 'origin'],
  ['a frame of another site', { crossOrigin: true }, 'origin'],
  ['an odd frame', { crossOrigin: 'no' }, 'data'],
  ['another relying party', { rpId: 'evil.example' }, 'relying-party'],
  ['the parent domain', { rpId: 'example.sa' }, 'relying-party'],
  ['a challenge of its own', { challenge: Buffer.alloc(32, 1).toString('base64url') }, 'challenge'],
  ['an empty challenge', { challenge: '' }, 'challenge'],
];

describe('a new passkey is refused', () => {
  test.each<[string, Forgery, string]>([
    ...common,
    ['a proof', { type: 'webauthn.get' }, 'type'],
    ['another type', { type: 'payment.get' }, 'data'],
    ['nobody present', { flags: 0x44 }, 'presence'],
    ['an unverified user', { flags: 0x41 }, 'verification'],
    ['no key', { flags: 0x05 }, 'data'],
    ['a key of another algorithm', { algorithm: -257 }, 'algorithm'],
    ['an algorithm that is not accepted', { algorithm: -47 }, 'algorithm'],
    ['an attestation', { attestation: { format: 'packed', statement: new Map([['alg', -7]]) } }, 'attestation'],
    ['"none" with a statement', { attestation: { format: 'none', statement: new Map([['alg', -7]]) } }, 'attestation'],
    ['an unknown attestation', { attestation: { format: 'own', statement: new Map() } }, 'data'],
  ])('with %s', (_, forged, failure) => {
    expect(() => enrol(authenticator, forged)).toThrow(failure);
  });

  test('with a challenge for something else, or of another one, or a second time', () => {
    for (const purpose of [signIn, { kind: 'invitation', id: 'b' }, { kind: 'new-passkey', id: 'a' }] satisfies Purpose[]) {
      const sent = authenticator.create(challenges.create(purpose), person);
      expect(() => checkNewPasskey(rulesFor(invitation), sent)).toThrow('challenge');
    }
    const sent = authenticator.create(challenges.create(invitation), person);
    checkNewPasskey(rulesFor(invitation), sent);
    expect(() => checkNewPasskey(rulesFor(invitation), sent)).toThrow('challenge');
  });

  test('with random and cut bytes', () => {
    const whole = authenticator.create(challenges.create(invitation), person);
    for (let length = 0; length < 200; length += 7) {
      const { clientDataJSON } = authenticator.create(challenges.create(invitation), person);
      const cut = tamper(whole.attestationObject, () => {}).slice(0, length);
      expect(() => checkNewPasskey(rulesFor(invitation), { clientDataJSON, attestationObject: cut })).toThrow('data');
    }
    expect(() => checkNewPasskey(rulesFor(invitation), { ...whole, clientDataJSON: 'bnVsbA' })).toThrow('data');
  });
});

describe('a proof is refused', () => {
  test.each<[string, Forgery, string]>([
    ...common,
    ['an enrolment', { type: 'webauthn.create' }, 'type'],
    ['nobody present', { flags: 0x04 }, 'presence'],
    ['an unverified user', { flags: 0x01 }, 'verification'],
    ['another person', { userHandle: Buffer.alloc(16, 8).toString('base64url') }, 'person'],
    ['no person', { userHandle: '' }, 'person'],
    ['an unknown passkey', { id: Buffer.alloc(32, 1).toString('base64url') }, 'unknown'],
    ['another key', { signer: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }, 'signature'],
  ])('with %s', (_, forged, failure) => {
    const passkey = enrol();
    expect(() => prove(passkey, authenticator.get(challenges.create(signIn), forged))).toThrow(failure);
  });

  test('with a challenge for something else, a second time, or after five minutes', () => {
    const passkey = enrol();
    expect(() => prove(passkey, authenticator.get(challenges.create(invitation)))).toThrow('challenge');
    const sent = authenticator.get(challenges.create(signIn));
    prove(passkey, sent);
    expect(() => prove(passkey, sent)).toThrow('challenge');
    const [early, late] = [1, 2].map(() => challenges.create(signIn)) as [string, string];
    time += 5 * 60_000 - 1;
    prove(passkey, authenticator.get(early));
    time += 1;
    expect(() => prove(passkey, authenticator.get(late))).toThrow('challenge');
  });

  test('with a challenge of a refused one', () => {
    const passkey = enrol();
    const challenge = challenges.create(signIn);
    expect(() => prove(passkey, authenticator.get(challenge, { flags: 0x01 }))).toThrow('verification');
    expect(() => prove(passkey, authenticator.get(challenge))).toThrow('challenge');
  });

  test.each([0, 1, 2])('with a counter that does not grow from %i', (counter) => {
    const passkey = { ...enrol(), counter: 2 };
    expect(() => prove(passkey, authenticator.get(challenges.create(signIn), { counter }))).toThrow('counter');
  });

  test('with changed bytes', () => {
    const passkey = enrol();
    const sent = () => authenticator.get(challenges.create(signIn));
    const flip = (text: string, at: number) => tamper(text, (bytes) => bytes.writeUInt8((bytes.at(at) ?? 0) ^ 1, at));
    const grown = sent();
    expect(() => prove(passkey, { ...grown, authenticatorData: flip(grown.authenticatorData, 36) })).toThrow('signature');
    const signed = sent();
    expect(() => prove(passkey, { ...signed, signature: flip(signed.signature, 20) })).toThrow('signature');
    expect(() => prove(passkey, { ...sent(), signature: '' })).toThrow('signature');
    expect(() => prove(passkey, { ...sent(), authenticatorData: 'AAAA' })).toThrow('data');
  });

  test('of a key that is stored for another algorithm', () => {
    const passkey = { ...enrol(), algorithm: -257 };
    expect(() => prove(passkey, authenticator.get(challenges.create(signIn)))).toThrow('signature');
  });
});

test('challenges are random, and the oldest end under attack', () => {
  const made = Array.from({ length: 10_001 }, () => challenges.create(signIn));
  expect(new Set(made).size).toBe(10_001);
  expect(Buffer.from(made[0] ?? '', 'base64url')).toHaveLength(32);
  expect(challenges.take(made[0] ?? '', signIn)).toBe(false);
  expect(challenges.take(made[1] ?? '', signIn)).toBe(true);
});
