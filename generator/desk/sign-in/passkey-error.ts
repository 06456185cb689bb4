/** Check that a passkey did not pass; it is recorded in the audit list, and not told to the browser. */
export type PasskeyFailure =
  | 'data'
  | 'type'
  | 'challenge'
  | 'origin'
  | 'relying-party'
  | 'presence'
  | 'verification'
  | 'algorithm'
  | 'attestation'
  | 'unknown'
  | 'person'
  | 'signature'
  | 'counter';

/** What an authenticator or a browser sent is refused. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly failure: PasskeyFailure;

  constructor(failure: PasskeyFailure) {
    super(failure);
    this.failure = failure;
  }
}
