/** Limits how often something happens per key: a bucket of `burst` tokens that refills evenly. */
export interface RateLimit {
  /** Whether it may happen once more now. */
  take: (key: string) => boolean;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Maximum number of keys; the oldest are forgotten, so memory stays small under attack. */
const mostKeys = 50_000;

/** @param perMinute tokens that are added per minute */
export function createRateLimit({ burst, perMinute }: { burst: number; perMinute: number }, now: () => number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take: (key) => {
      const at = now();
      const former = buckets.get(key) ?? { tokens: burst, at };
      const tokens = Math.min(burst, former.tokens + (Math.max(0, at - former.at) / 60_000) * perMinute);
      // Moved to the end: the first key is the one not used for the longest time.
      buckets.delete(key);
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest);
      return tokens >= 1;
    },
  };
}
