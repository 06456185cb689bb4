import { RequestError } from './api.ts';

/** Delay before a request is repeated, in milliseconds. */
const retryDelay = 1000;

/** How often a request that changes something is repeated before it has failed. */
const mostRetries = 10;

/** Whether a retry may succeed: errors other than a 4xx status, and too many requests. */
const isTransientError = (error: unknown) => !(error instanceof RequestError) || error.status >= 500 || error.status === 429;

/**
 * Requests data and retries until there is an answer, or a 4xx status other than 429.
 * @param after delay before the first request, in milliseconds; cancelling within it sends nothing
 * @returns a function that cancels the request; later answers are ignored
 */
export function fetchWithRetry<Answer>(ask: () => Promise<Answer>, take: (answer: Answer) => void, after?: number): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askNow = () => {
    ask().then(
      (answer) => {
        if (isWanted) take(answer);
      },
      (error) => {
        if (isWanted && isTransientError(error)) timer = setTimeout(askNow, retryDelay);
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

/**
 * Sends a request, and retries as `fetchWithRetry` does, ten times at most. The server must carry out a repeated request only once.
 * @param isWanted whether it may still be repeated
 * @throws the error of the last attempt
 */
export async function requestWithRetry<Answer>(ask: () => Promise<Answer>, isWanted: () => boolean): Promise<Answer> {
  for (let retries = 0; ; retries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isTransientError(error) || retries === mostRetries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      if (!isWanted()) throw error;
    }
  }
}
