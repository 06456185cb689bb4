import type { MessageLanguage } from '../diagnostics/diagnostics.ts';

/** What commands do, in this order; `send` is for those that publish. */
export const stages = ['read', 'bundle', 'make', 'write', 'send'] as const;
export type Stage = (typeof stages)[number];

/** Is told by a command how far it is. */
export interface Progress {
  /** A stage begins; `language` is that of the content, once it is known. */
  begin: (stage: Stage, language?: MessageLanguage) => void;
  /** So much work belongs to the stage: in seconds of one processor, by rough experience. */
  expect: (work: number) => void;
  /** So much of it is done. */
  did: (work: number) => void;
  /** So many pictures are through of those that the stage has. */
  pictures: (done: number, all: number) => void;
}

/** Tells nobody. */
export const silent: Progress = { begin: () => {}, expect: () => {}, did: () => {}, pictures: () => {} };

/** How far a command is. */
export interface ProgressState {
  stage: Stage;
  language: MessageLanguage | undefined;
  /** Part of the stage that is done, from 0 to 1; undefined where nobody can say. */
  share: number | undefined;
  /** Pictures that are through, and all of the stage; undefined where it has none. */
  pictures?: { done: number; all: number } | undefined;
  /** Until the stage ends; undefined while it is too early to say. Milliseconds. */
  left: number | undefined;
}

/** What is done in this time and to this part says how fast the rest will go. */
const minForecast = { time: 1000, share: 0.03 };

/** Time that is left, when the rest goes as fast as what is done. All in milliseconds. */
export function timeLeft(elapsed: number, share: number): number | undefined {
  if (elapsed < minForecast.time || share < minForecast.share) return undefined;
  return (elapsed * (1 - share)) / share;
}

/** Keeps count of what a command tells. `now` is in milliseconds. */
export function createMeter(now: () => number): Progress & { standing: () => ProgressState } {
  let stage: Stage = 'read';
  let language: MessageLanguage | undefined;
  let [began, expected, done] = [now(), 0, 0];
  let pictures: ProgressState['pictures'];
  return {
    begin: (next, spoken) => {
      stage = next;
      language = spoken ?? language;
      [began, expected, done] = [now(), 0, 0];
      pictures = undefined;
    },
    pictures: (through, all) => {
      pictures = { done: through, all };
    },
    expect: (work) => {
      expected += work;
    },
    did: (work) => {
      done += work;
    },
    standing: () => {
      const share = expected > 0 ? Math.min(1, done / expected) : undefined;
      return { stage, language, share, pictures, left: share === undefined ? undefined : timeLeft(now() - began, share) };
    },
  };
}
