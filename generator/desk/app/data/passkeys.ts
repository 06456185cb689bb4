import type { AddPasskeyRequest, PasskeyChallengeAnswer } from '../../model/protocol.ts';
import type { PasskeyProof } from '../../sign-in/passkeys.ts';
import type { SignInChallengeAnswer } from '../../sign-in/protocol.ts';

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

/** Whether this browser supports passkeys. */
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

/**
 * Proves a passkey that the person chooses: the desk is told no name before.
 * @returns undefined if the person or the browser ended it
 */
export async function provePasskey({ challenge, rpId }: SignInChallengeAnswer): Promise<PasskeyProof | undefined> {
  try {
    const credential = await navigator.credentials.get({
      publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required', allowCredentials: [] },
    });
    const { id, response } = credential as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
    return {
      id,
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: textOf(userHandle ?? new ArrayBuffer(0)),
    };
  } catch {
    return undefined;
  }
}
