import type { MessageLanguage } from '../diagnostics/diagnostics.ts';

/** Stages of commands, in order; `send` is for those that publish. */
export const stages = ['read', 'bundle', 'make', 'write', 'send'] as const;
export type Stage = (typeof stages)[number];

/** Receives the progress of a command. */
export interface Progress {
  /** Starts a stage; `language` is that of the content, once it is known. */
  begin: (stage: Stage, language?: MessageLanguage) => void;
  /** Adds expected work to the stage, in estimated seconds of CPU time. */
  expect: (work: number) => void;
  /** Adds completed work. */
  did: (work: number) => void;
  /** Sets the number of processed images of the stage. */
  pictures: (done: number, all: number) => void;
}

/** Ignores progress. */
export const silent: Progress = { begin: () => {}, expect: () => {}, did: () => {}, pictures: () => {} };

/** Progress of a command. */
export interface ProgressState {
  stage: Stage;
  language: MessageLanguage | undefined;
  /** Completed share of the stage, from 0 to 1; undefined if unknown. */
  share: number | undefined;
  /** Processed images, and all of the stage; undefined if it has none. */
  pictures?: { done: number; all: number } | undefined;
  /** Estimated time to the end of the stage; undefined while it is too early to say. Milliseconds. */
  remainingTime: number | undefined;
}

/** Minimum time and share before the remaining time is estimated. */
const minForecast = { time: 1000, share: 0.03 };

/** Remaining time at the same speed. All in milliseconds. */
export function timeLeft(elapsed: number, share: number): number | undefined {
  if (elapsed < minForecast.time || share < minForecast.share) return undefined;
  return (elapsed * (1 - share)) / share;
}

/** Records the progress of a command. `now` is in milliseconds. */
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
      return {
        stage,
        language,
        share,
        pictures,
        remainingTime: share === undefined ? undefined : timeLeft(now() - began, share),
      };
    },
  };
}
