import type { AddPasskeyRequest, PasskeyChallengeAnswer } from '../../model/protocol.ts';

/** Bytes of a text in base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Bytes as base64url. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether this browser can create passkeys. */
export const canCreatePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/**
 * Creates a passkey on this device, or on one that the browser offers.
 * @returns what the server needs; `exists` if the device has one already; `cancelled` if the person or the browser ended it
 */
export async function createPasskey({
  challenge,
  rp,
  user,
  algorithms,
  exclude,
}: PasskeyChallengeAnswer): Promise<Omit<AddPasskeyRequest, 'name'> | 'exists' | 'cancelled'> {
  try {
    const credential = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp,
        user: { ...user, id: bytesOf(user.id) },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    });
    const { response } = credential as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
    return { clientDataJSON: textOf(clientDataJSON), attestationObject: textOf(attestationObject) };
  } catch (error) {
    return (error as DOMException).name === 'InvalidStateError' ? 'exists' : 'cancelled';
  }
}
