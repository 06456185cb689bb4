/**
 * Small proof of work for what a page sends to the desk: for each of several parts a counter, so that the SHA-256 of token, part
 * and counter begins with zero bits. Several easy parts take a more even time than a hard one.
 */
export interface Challenge {
  /** Signed by the desk; also sent with the form. */
  token: string;
  parts: number;
  /** Zero bits of each part. */
  bits: number;
}

/** Text whose hash counts. */
export const workText = (token: string, part: number, counter: number): string => `${token}.${part}.${counter}`;

/** Whether a hash begins with so many zero bits; at most 16. */
export const hasZeroBits = (hash: Uint8Array, bits: number): boolean =>
  (((hash[0] ?? 255) << 8) | (hash[1] ?? 255)) >> (16 - bits) === 0;

/** Hashes that are computed at once, so that the page stays responsive between them. */
const batch = 32;

async function solvePart({ token, bits }: Challenge, part: number, signal: AbortSignal): Promise<number> {
  const encoder = new TextEncoder();
  for (let first = 0; ; first += batch) {
    signal.throwIfAborted();
    const hashes = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest('SHA-256', encoder.encode(workText(token, part, first + index))),
      ),
    );
    const found = hashes.findIndex((hash) => hasZeroBits(new Uint8Array(hash), bits));
    if (found !== -1) return first + found;
  }
}

/**
 * Solves a challenge.
 * @returns the counters, as they are sent
 * @throws DOMException if it is aborted
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const counters: number[] = [];
  for (let part = 0; part < challenge.parts; part++) counters.push(await solvePart(challenge, part, signal));
  return counters.join(',');
}
