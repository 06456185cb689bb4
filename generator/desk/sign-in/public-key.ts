import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { COSEPublicKey } from '@oslojs/webauthn';
import { PasskeyError } from './passkey-error.ts';

/**
 * COSE algorithms that are accepted, the preferred one first: ES256, EdDSA, RS256.
 * https://www.iana.org/assignments/cose/cose.xhtml#algorithms
 */
export const algorithms = [-7, -8, -257];

/** Numbers of P-256 and Ed25519 in COSE. */
const curves = { p256: 1, ed25519: 6 };

/** Big-endian bytes of a number in base64url. @param length in bytes */
const bytesOf = (number: bigint, length?: number): string => {
  const hex = number.toString(16);
  return Buffer.from(hex.padStart((length ?? Math.ceil(hex.length / 2)) * 2, '0'), 'hex').toString('base64url');
};

function jsonWebKey(key: COSEPublicKey): Record<string, string> {
  const algorithm = key.algorithm();
  if (algorithm === -7) {
    const { curve, x, y } = key.ec2();
    if (curve === curves.p256) return { kty: 'EC', crv: 'P-256', x: bytesOf(x, 32), y: bytesOf(y, 32) };
  } else if (algorithm === -8) {
    const { curve, x } = key.okp();
    if (curve === curves.ed25519) return { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(x).toString('base64url') };
  } else if (algorithm === -257) {
    const { n, e } = key.rsa();
    return { kty: 'RSA', n: bytesOf(n), e: bytesOf(e) };
  }
  throw new PasskeyError('algorithm');
}

/**
 * Key of a new passkey as it is stored: SPKI in base64url, with its algorithm.
 * @throws PasskeyError if it is not a valid key of an accepted algorithm
 */
export function storedKey(key: COSEPublicKey): { publicKey: string; algorithm: number } {
  try {
    const made = createPublicKey({ key: jsonWebKey(key), format: 'jwk' });
    return { publicKey: made.export({ format: 'der', type: 'spki' }).toString('base64url'), algorithm: key.algorithm() };
  } catch (error) {
    throw error instanceof PasskeyError ? error : new PasskeyError('algorithm');
  }
}

const typeOf: Readonly<Record<number, string>> = { [-7]: 'ec', [-8]: 'ed25519', [-257]: 'rsa' };

/** Whether a message is signed with a stored key. */
export function isSigned(
  { publicKey, algorithm }: { publicKey: string; algorithm: number },
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== typeOf[algorithm]) return false;
    return verify(algorithm === -8 ? null : 'sha256', message, key, signature);
  } catch {
    return false;
  }
}
