import type { Progress } from '../progress/progress.ts';
import type { CacheIndex } from './cache-index.ts';

/** Pure function whose answers are cached: the same input and code give the same answer. */
export interface Query<Input, Answer> {
  name: string;
  /** Cache key: identifies everything in an input that the answer depends on. */
  keyOf: (input: Input) => string;
  /** Whether a cached answer applies to an input (default: yes). */
  isAnswerTo?: (answer: Answer, input: Input) => boolean;
  /** Prepares to answer queries. The returned function gives undefined if there is no answer. */
  open: () => (input: Input) => Answer | undefined;
}

export interface QueryInput<Input> {
  /** Scope of the cache index: answers that are no longer requested are dropped. */
  scope: string;
  inputs: readonly Input[];
  /** Estimated CPU time for an answer in seconds. */
  workOf?: (input: Input) => number;
  progress?: Progress;
}

/**
 * Answers a query for each input, using cached answers.
 * @returns answers in the order of the inputs, up to the first input without one
 */
export async function answerAll<Input, Answer>(
  { keyOf, isAnswerTo = () => true, open }: Query<Input, Answer>,
  { inputs, workOf = () => 0, progress }: QueryInput<Input>,
  cacheIndex: CacheIndex<Answer>,
): Promise<Answer[]> {
  const keys = inputs.map(keyOf);
  const isNew = (input: Input, key: string) => {
    const cached = cacheIndex.records.get(key);
    return cached === undefined || !isAnswerTo(cached, input);
  };
  const expected = inputs.reduce((sum, input, index) => (isNew(input, keys[index] ?? '') ? sum + workOf(input) : sum), 0);
  if (expected > 0) progress?.expect(expected);
  const find = open();
  const records = new Map<string, Answer>();
  const answers: Answer[] = [];
  for (const [index, input] of inputs.entries()) {
    const key = keys[index] ?? '';
    const cached = records.get(key) ?? cacheIndex.records.get(key);
    const isCached = cached !== undefined && isAnswerTo(cached, input);
    const answer = isCached ? cached : find(input);
    if (answer === undefined) break;
    records.set(key, answer);
    answers.push(answer);
    if (!isCached) progress?.did(workOf(input));
  }
  // If it stopped early, keep cached answers of the remaining inputs.
  await cacheIndex.save(answers.length < inputs.length ? new Map([...cacheIndex.records, ...records]) : records);
  return answers;
}
