import { createSecret } from '../model/secrets.ts';

/** How long a challenge is valid, in milliseconds. */
const validFor = 5 * 60 * 1000;

/** Most challenges of a purpose at a time; the oldest end. Only signing in is open to everybody. */
const most = { signIn: 10_000, other: 20 };

/** What a challenge was created for; it is valid for nothing else. */
export type Purpose =
  | { kind: 'sign-in' }
  /** @param id invitation */
  | { kind: 'invitation'; id: string }
  /** @param id session of the person who adds a passkey */
  | { kind: 'new-passkey'; id: string };

/** Challenges that authenticators sign, kept in memory. */
export interface Challenges {
  /** @returns 256 random bits in base64url */
  create: (purpose: Purpose) => string;
  /** Whether the challenge was created for this purpose and is valid; it is not valid a second time. */
  take: (challenge: string, purpose: Purpose) => boolean;
}

const keyOf = (purpose: Purpose) => (purpose.kind === 'sign-in' ? purpose.kind : `${purpose.kind} ${purpose.id}`);

export function createChallenges(now: () => number): Challenges {
  const purposes = new Map<string, Map<string, number>>();
  /** Removes what expired: the oldest are first. */
  const sweep = (challenges: Map<string, number>) => {
    for (const [challenge, expiresAt] of challenges) {
      if (expiresAt > now()) break;
      challenges.delete(challenge);
    }
  };
  const sweepAll = () => {
    for (const [key, challenges] of purposes) {
      sweep(challenges);
      if (challenges.size === 0) purposes.delete(key);
    }
  };
  return {
    create: (purpose) => {
      sweepAll();
      const challenge = createSecret();
      const challenges = purposes.get(keyOf(purpose)) ?? new Map<string, number>();
      purposes.set(keyOf(purpose), challenges.set(challenge, now() + validFor));
      const [oldest] = challenges.keys();
      const limit = purpose.kind === 'sign-in' ? most.signIn : most.other;
      if (challenges.size > limit && oldest !== undefined) challenges.delete(oldest);
      return challenge;
    },
    take: (challenge, purpose) => {
      const challenges = purposes.get(keyOf(purpose));
      const expiresAt = challenges?.get(challenge);
      challenges?.delete(challenge);
      return expiresAt !== undefined && expiresAt > now();
    },
  };
}
