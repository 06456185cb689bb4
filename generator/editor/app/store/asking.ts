import { Unanswered } from './api.ts';

/** How long after which a server that does not answer is asked again. Milliseconds. */
const patience = 1000;

/** Whether there may be an answer later: what the server does not understand now it will not understand then. */
const isPassing = (error: unknown) => !(error instanceof Unanswered) || error.status >= 500;

/**
 * Asks for what is shown until there is an answer: a server that is away for a moment leaves no field without one.
 * @param after how long what is asked for has to stay before it is asked. Milliseconds.
 * @returns what ends it; an answer that comes later is not taken.
 */
export function askFor<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void, after?: number): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askNow = () => {
    ask().then(
      (answer) => {
        if (isWanted) take(answer);
      },
      (error) => {
        if (isWanted && isPassing(error)) timer = setTimeout(askNow, patience);
      },
    );
  };
  if (after === undefined) askNow();
  else timer = setTimeout(askNow, after);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
