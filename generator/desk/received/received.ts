import { join } from 'node:path';
import type { Desk } from '../model/desk.ts';
import { createRateLimit, type RateLimit } from '../model/rate-limit.ts';
import type { Signal } from '../model/signal.ts';
import { type Answers, openAnswers } from './answers.ts';
import type { PublishedForms } from './published-forms.ts';
import { openRefusals, type Refusals } from './refusals.ts';
import { openTokens, type Tokens, type WorkSize } from './tokens.ts';
import { openVisitorFiles, type VisitorFiles } from './waiting-files.ts';

/** Limits against automated posts. */
export interface ReceivedLimits {
  /** Milliseconds between a token and its use, at least and at most. */
  leastAge: number;
  mostAge: number;
  work: WorkSize;
  /** Posts of a network that are read. */
  posts: { burst: number; perMinute: number };
  /** Challenges of a network. */
  challenges: { burst: number; perMinute: number };
  /** Answers about one page from a network without a proof of work. */
  votes: { burst: number; perMinute: number };
  /** Bytes of files that wait for their form. */
  waitingBytes: number;
}

/** 8 × 512 hashes: some tenths of a second on a cheap phone. */
export const usualLimits: ReceivedLimits = {
  leastAge: 3000,
  mostAge: 86_400_000,
  work: { parts: 8, bits: 9 },
  posts: { burst: 30, perMinute: 12 },
  challenges: { burst: 60, perMinute: 30 },
  votes: { burst: 5, perMinute: 0.5 },
  waitingBytes: 500_000_000,
};

/** State of what visitors send. */
export interface Received {
  desk: Pick<Desk, 'config' | 'now' | 'people' | 'sessions' | 'notices' | 'audit'>;
  signal: Signal | undefined;
  /** Forms of the published site; undefined until they are known. */
  published: () => PublishedForms | undefined;
  limits: ReceivedLimits;
  rates: { posts: RateLimit; challenges: RateLimit; votes: RateLimit };
  answers: Answers;
  files: VisitorFiles;
  tokens: Tokens;
  refusals: Refusals;
  /** Nonces of answers that are being stored. */
  storing: Set<string>;
  /** Deletes what is too old. */
  removeOld: () => Promise<void>;
  close: () => Promise<void>;
}

export interface ReceivedOptions {
  desk: Pick<Desk, 'config' | 'state' | 'now' | 'people' | 'sessions' | 'notices' | 'audit'>;
  published: () => PublishedForms | undefined;
  /** Tells open screens of the desk what changed. */
  signal?: Signal;
  limits?: Partial<ReceivedLimits>;
}

/** How often what is too old is deleted, in milliseconds. */
const cleanEvery = 3_600_000;

/** Opens what visitors sent, in `received/` of the folder of state. @throws UsageError if a file of state is damaged */
export function openReceived({ desk, published, signal, limits: chosen }: ReceivedOptions): Received {
  const folder = join(desk.state, 'received');
  const { now } = desk;
  const limits = { ...usualLimits, ...chosen };
  const files = openVisitorFiles({ folder, now, waits: limits.mostAge, mostWaiting: limits.waitingBytes });
  const answers = openAnswers({
    ...{ folder: join(folder, 'answers'), files: files.kept, now },
    ...{ keepDays: desk.config.keepFormsDays, rememberTokens: limits.mostAge },
  });
  const refusals = openRefusals(folder);
  const removeOld = async () => {
    files.removeOld();
    await answers.removeOld();
  };
  // A failure, e.g. of a full disk, is tried again at the next time.
  const timer = setInterval(() => void removeOld().catch(() => undefined), cleanEvery).unref();
  void removeOld().catch(() => undefined);
  return {
    ...{ desk, signal, published, limits, answers, files, refusals, removeOld },
    rates: {
      posts: createRateLimit(limits.posts, now),
      challenges: createRateLimit(limits.challenges, now),
      votes: createRateLimit(limits.votes, now),
    },
    tokens: openTokens(folder, now),
    storing: new Set(),
    close: async () => {
      clearInterval(timer);
      refusals.close();
      await answers.close();
    },
  };
}
