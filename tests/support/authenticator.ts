import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '../../generator/desk/sign-in/passkeys.ts';

/** Value in CBOR; keys of maps are numbers or texts. https://www.rfc-editor.org/rfc/rfc8949 */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.byteLength), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const kinds = {
  es256: { algorithm: -7, generate: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }) },
  eddsa: { algorithm: -8, generate: () => generateKeyPairSync('ed25519') },
  rs256: { algorithm: -257, generate: () => generateKeyPairSync('rsa', { modulusLength: 2048 }) },
};

export type KeyKind = keyof typeof kinds;

/** Public key in COSE form. */
function coseKey(key: KeyObject, algorithm: number): Map<number, Cbor> {
  const { kty, x = '', y = '', n = '', e = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  if (kty === 'EC') {
    return new Map<number, Cbor>([
      [1, 2],
      [3, algorithm],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]);
  }
  if (kty === 'OKP') {
    return new Map<number, Cbor>([
      [1, 1],
      [3, algorithm],
      [-1, 6],
      [-2, bytes(x)],
    ]);
  }
  return new Map<number, Cbor>([
    [1, 3],
    [3, algorithm],
    [-1, bytes(n)],
    [-2, bytes(e)],
  ]);
}

/** What an attacker may change in what an authenticator or a browser sends. */
export interface Forgery {
  type?: string;
  origin?: string;
  rpId?: string;
  crossOrigin?: unknown;
  challenge?: string;
  /** Bits of the authenticator data: 1 presence, 4 verification, 64 a key is included. */
  flags?: number;
  counter?: number;
  /** Algorithm that the key claims to have. */
  algorithm?: number;
  attestation?: { format: string; statement: Map<string, Cbor> };
  userHandle?: string;
  /** Key that signs instead. */
  signer?: KeyObject;
  /** Credential that the proof names. */
  id?: string;
}

/** Authenticator in software that holds one passkey. */
export interface Authenticator {
  id: string;
  privateKey: KeyObject;
  /** Answer to `navigator.credentials.create`. */
  create: (challenge: string, user: string, forged?: Forgery) => NewPasskey;
  /** Answer to `navigator.credentials.get`. */
  get: (challenge: string, forged?: Forgery) => PasskeyProof;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** @param origin of the page that asks it */
export function createAuthenticator(origin: string, kind: KeyKind = 'es256'): Authenticator {
  const { algorithm, generate } = kinds[kind];
  const { publicKey, privateKey } = generate();
  const id = randomBytes(32);
  let counter = 0;
  let user = '';
  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: forged.crossOrigin ?? false,
      }),
    );
  const dataOf = (flags: number, forged: Forgery, key = Buffer.alloc(0)) => {
    const rpId = createHash('sha256').update(forged.rpId ?? new URL(origin).hostname);
    const rest = Buffer.alloc(5);
    rest.writeUInt8(forged.flags ?? flags, 0);
    rest.writeUInt32BE(forged.counter ?? counter, 1);
    return Buffer.concat([rpId.digest(), rest, key]);
  };
  return {
    id: base64(id),
    privateKey,
    create: (challenge, person, forged = {}) => {
      user = person;
      const length = Buffer.from([0, id.byteLength]);
      const key = cbor(coseKey(publicKey, forged.algorithm ?? algorithm));
      const authData = dataOf(0x45, forged, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const { format, statement } = forged.attestation ?? { format: 'none', statement: new Map<string, Cbor>() };
      const object = new Map<string, Cbor>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', authData],
      ]);
      return {
        clientDataJSON: base64(clientData('webauthn.create', challenge, forged)),
        attestationObject: base64(cbor(object)),
      };
    },
    get: (challenge, forged = {}) => {
      counter++;
      const client = clientData('webauthn.get', challenge, forged);
      const data = dataOf(0x05, forged);
      const message = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        id: forged.id ?? base64(id),
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign(kind === 'eddsa' ? null : 'sha256', message, forged.signer ?? privateKey)),
        userHandle: forged.userHandle ?? user,
      };
    },
  };
}
