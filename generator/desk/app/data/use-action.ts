import { useCallback, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { RefusedError } from './client.ts';
import { keepFocus } from './focus.ts';

/** @returns a function that gives the sentence about an error */
export function useErrorSentence(): (error: unknown) => string {
  const { refusals } = useWords();
  return useCallback(
    (error) => {
      if (!(error instanceof RefusedError)) return refusals.other;
      return error.status === 0 ? refusals.unreachable : error.refusal.message || refusals.other;
    },
    [refusals],
  );
}

/** Something that a person does, which the server may refuse. */
export interface Action {
  isBusy: boolean;
  /** Sentence about what prevented it the last time. */
  problem: string | undefined;
  /** Does it; a second call before it has ended does nothing. @returns whether it was done */
  run: (task: () => Promise<void>) => Promise<boolean>;
  /** Forgets the problem. */
  reset: () => void;
}

export function useAction(): Action {
  const sentence = useErrorSentence();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const run = async (task: () => Promise<void>) => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      await task();
      return true;
    } catch (error) {
      setProblem(sentence(error));
      return false;
    } finally {
      setBusy(false);
      // The button may be gone.
      keepFocus();
    }
  };
  return { isBusy, problem, run, reset: () => setProblem(undefined) };
}
