import { type Challenge, solve } from './work.ts';

/** Token of the desk and the proof of work for it. */
interface Proof {
  token: string;
  work: string;
  /** When the token was received, in milliseconds of the page. */
  at: number;
}

/** Permission to send a form once. */
export interface Permit {
  /** Fetches a challenge and solves it, unless that has begun. */
  begin: () => void;
  /**
   * Its proof, once the token has an age.
   * @param leastAge milliseconds
   * @throws Error if the desk does not answer
   */
  take: (leastAge: number) => Promise<Proof>;
  /** Forgets it: the next one is fetched when it is needed. */
  renew: () => void;
}

async function fetchProof(address: string, signal: AbortSignal): Promise<Proof> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]) });
  if (!response.ok) throw new Error(String(response.status));
  const challenge: Challenge = await response.json();
  const at = performance.now();
  return { token: challenge.token, work: await solve(challenge, signal), at };
}

/** @param address where the desk hands out challenges */
export function createPermit(address: string): Permit {
  let cancelling = new AbortController();
  let proof: Promise<Proof> | undefined;
  const begin = () => {
    if (proof) return proof;
    const fetched = fetchProof(address, cancelling.signal);
    // An error counts only when the form is sent; until then the next attempt begins again.
    fetched.catch(() => {
      if (proof === fetched) proof = undefined;
    });
    proof = fetched;
    return fetched;
  };
  return {
    begin: () => void begin(),
    take: async (leastAge) => {
      const taken = await begin();
      const left = leastAge - (performance.now() - taken.at);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      return taken;
    },
    renew: () => {
      cancelling.abort();
      cancelling = new AbortController();
      proof = undefined;
    },
  };
}
