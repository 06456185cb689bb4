import type { AuthenticatorData } from '@oslojs/webauthn';
import type { Passkey } from '../model/person.ts';
import { PasskeyError, type PasskeyFailure } from './passkey-error.ts';
import { algorithms, isSigned, storedKey } from './public-key.ts';

type Webauthn = typeof import('@oslojs/webauthn');

/** What passkeys are checked against. */
export interface PasskeyRules {
  webauthn: Webauthn;
  /** Origin of the desk, from its configuration; its host is the RP ID. */
  origin: string;
  /** Whether a challenge is valid for what is asked; it is used up. */
  takeChallenge: (challenge: string) => boolean;
}

/** New passkey as a browser sends it, in base64url. */
export interface NewPasskey {
  clientDataJSON: string;
  attestationObject: string;
}

/** Proof of a passkey as a browser sends it, in base64url. */
export interface PasskeyProof {
  /** Credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** Id of the person, as the authenticator keeps it. */
  userHandle: string;
}

/** RP ID of the desk: its host name. */
export const relyingParty = (origin: string): string => new URL(origin).hostname;

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

function check(isTrue: boolean, failure: PasskeyFailure): asserts isTrue {
  if (!isTrue) throw new PasskeyError(failure);
}

/** Reads what a browser sent. @throws PasskeyError for what is not valid */
function parse<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new PasskeyError('data');
  }
}

/** Checks what the browser says: steps 7 to 11 of https://www.w3.org/TR/webauthn-3/#sctn-verifying-assertion */
function checkClientData({ webauthn, origin, takeChallenge }: PasskeyRules, sent: Uint8Array, type: 'Get' | 'Create'): void {
  const client = parse(() => webauthn.parseClientDataJSON(sent));
  // The challenge is used up first: nobody tries several proofs with one.
  check(takeChallenge(textOf(client.challenge)), 'challenge');
  check(client.type === webauthn.ClientDataType[type], 'type');
  check(client.origin === origin && client.crossOrigin !== true, 'origin');
}

/** Checks what the authenticator says, except keys and signatures. */
function checkAuthenticator({ origin }: PasskeyRules, data: AuthenticatorData): void {
  check(data.verifyRelyingPartyIdHash(relyingParty(origin)), 'relying-party');
  check(data.userPresent, 'presence');
  check(data.userVerified, 'verification');
}

/**
 * Checks a new passkey. Who makes the authenticator is not asked, so an attestation is not accepted either.
 * https://www.w3.org/TR/webauthn-3/#sctn-registering-a-new-credential
 * @throws PasskeyError
 */
export function checkNewPasskey(
  rules: PasskeyRules,
  sent: NewPasskey,
): Pick<Passkey, 'id' | 'publicKey' | 'algorithm' | 'counter'> {
  const { webauthn } = rules;
  checkClientData(rules, bytesOf(sent.clientDataJSON), 'Create');
  const { attestationStatement, authenticatorData } = parse(() =>
    webauthn.parseAttestationObject(bytesOf(sent.attestationObject)),
  );
  checkAuthenticator(rules, authenticatorData);
  const { format, decoded } = attestationStatement;
  check(format === webauthn.AttestationStatementFormat.None && Object.keys(decoded).length === 0, 'attestation');
  const { credential, signatureCounter } = authenticatorData;
  check(credential !== null && credential.id.byteLength >= 16 && credential.id.byteLength <= 1023, 'data');
  const algorithm = parse(() => credential.publicKey.algorithm());
  check(algorithms.includes(algorithm), 'algorithm');
  return { id: textOf(credential.id), ...storedKey(credential.publicKey), counter: signatureCounter };
}

/**
 * Checks a proof against the passkey that it names.
 * @param find passkey of a credential, with the id of its person
 * @returns the person, and the passkey with its new counter
 * @throws PasskeyError
 */
export function checkProof(
  rules: PasskeyRules,
  { id, clientDataJSON, authenticatorData, signature, userHandle }: PasskeyProof,
  find: (credential: string) => { person: string; passkey: Passkey } | undefined,
): { person: string; passkey: Passkey } {
  const { webauthn } = rules;
  const [client, authenticator] = [clientDataJSON, authenticatorData].map(bytesOf) as [Buffer, Buffer];
  checkClientData(rules, client, 'Get');
  const data = parse(() => webauthn.parseAuthenticatorData(authenticator));
  checkAuthenticator(rules, data);
  const found = find(id);
  check(found !== undefined, 'unknown');
  check(userHandle === found.person, 'person');
  const message = webauthn.createAssertionSignatureMessage(authenticator, client);
  check(isSigned(found.passkey, message, bytesOf(signature)), 'signature');
  const { counter } = found.passkey;
  // A counter that does not grow is one of a copied authenticator; 0 and 0: it has none.
  check((counter === 0 && data.signatureCounter === 0) || data.signatureCounter > counter, 'counter');
  return { person: found.person, passkey: { ...found.passkey, counter: data.signatureCounter } };
}
