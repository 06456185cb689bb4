import { importOptional } from '../../core/diagnostics/optional.ts';
import type { Desk } from '../model/desk.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { Person } from '../model/person.ts';
import type { PasskeyChallengeAnswer } from '../model/protocol.ts';
import { siteName } from '../people/site-name.ts';
import type { Challenges, Purpose } from './challenges.ts';
import { PasskeyError, type PasskeyFailure } from './passkey-error.ts';
import { type PasskeyRules, relyingParty } from './passkeys.ts';
import { algorithms } from './public-key.ts';

/** Rules for passkeys that answer a challenge of a purpose. */
export async function passkeyRules(
  { config }: Pick<Desk, 'config'>,
  challenges: Challenges,
  purpose: Purpose,
): Promise<PasskeyRules> {
  return {
    webauthn: await importOptional('@oslojs/webauthn'),
    origin: config.url,
    takeChallenge: (challenge) => challenges.take(challenge, purpose),
  };
}

/** What `navigator.credentials.create` takes for a person. @param challenge see `Challenges` */
export function creationOptions(
  { config, project }: Pick<Desk, 'config' | 'project'>,
  challenge: string,
  { id, name, email, passkeys }: Pick<Person, 'id' | 'name' | 'email' | 'passkeys'>,
): PasskeyChallengeAnswer {
  const host = relyingParty(config.url);
  return {
    ...{ challenge, algorithms, rp: { id: host, name: siteName(project) || host } },
    user: { id, name: email ?? name, displayName: name },
    exclude: passkeys.map((passkey) => passkey.id),
  };
}

/** What the browser is told about a failed check: enough to go on, nothing about the check. */
const reasonOf = (failure: PasskeyFailure): string => {
  if (failure === 'challenge') return 'challenge-expired';
  return failure === 'unknown' ? 'passkey-unknown' : 'passkey-invalid';
};

/**
 * Runs a check of a passkey.
 * @param onFailure receives which check failed, for the audit list
 * @throws DeskRefusal if it fails
 */
export function checkPasskey<Value>(check: () => Value, onFailure: (failure: PasskeyFailure) => void): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof PasskeyError)) throw error;
    onFailure(error.failure);
    throw new DeskRefusal(403, reasonOf(error.failure));
  }
}
