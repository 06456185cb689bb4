import type { AddPasskeyRequest } from '../model/protocol.ts';
import type { PasskeyProof } from './passkeys.ts';
import type { SignInWords } from './words.ts';

/*
 * Requests and answers between the pages for signing in and the server: JSON, binary values in base64url. Every request has
 * `language` in its query.
 */

/** Texts in the page that its script shows. */
export const scriptWords = [
  'unsupported',
  'cancelled',
  'unreachable',
  'working',
  'nameMissing',
  'secondName',
  'secondDone',
  'secondExists',
  'proceed',
] as const satisfies readonly (keyof SignInWords)[];

export type ScriptWords = Pick<SignInWords, (typeof scriptWords)[number]>;

/** POST `passkey-challenge`, with an empty body. */
export interface SignInChallengeAnswer {
  challenge: string;
  rpId: string;
}

/** POST `passkey-sign-in`. */
export interface PasskeySignInRequest extends PasskeyProof {
  /** On a computer that others use. */
  isShared: boolean;
  /** Path to go to. */
  to?: string;
}

/** Path to go to. */
export interface SignInAnswer {
  to: string;
}

/** POST `accept-challenge`; the answer is a `PasskeyChallengeAnswer`. */
export interface AcceptChallengeRequest {
  /** Last part of the address of the invitation. */
  secret: string;
  name: string;
}

/** POST `accept`. */
export interface AcceptRequest extends AddPasskeyRequest {
  secret: string;
  isShared: boolean;
}

/** Signed in; the token is for adding a second passkey. */
export interface AcceptAnswer extends SignInAnswer {
  csrf: string;
}
