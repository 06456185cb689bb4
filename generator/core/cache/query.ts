import type { Progress } from '../progress/progress.ts';
import type { CacheIndex } from './cache-index.ts';

/** A pure question: the same of the same input, by the same code, so that an answer that is known need not be found again. */
export interface Query<Input, Answer> {
  name: string;
  /** Names all of an input that its answer follows from. */
  keyOf: (input: Input) => string;
  /** Whether the answer under the key of an input is the one to it; by itself it is. */
  isOf?: (answer: Answer, input: Input) => boolean;
  /** Makes ready for some inputs. What it gives says undefined where there is no answer. */
  open: () => (input: Input) => Answer | undefined;
}

export interface QueryInput<Input> {
  /** What the inputs belong to: what is known of them is kept together, and of others forgotten. */
  scope: string;
  inputs: readonly Input[];
  /** Seconds of a processor that an answer takes, about. */
  workOf?: (input: Input) => number;
  progress?: Progress;
}

/**
 * Answers a question to some inputs, but those that are known.
 * @returns the answers in the order of the inputs, up to the first that has none.
 */
export async function answerAll<Input, Answer>(
  { keyOf, isOf = () => true, open }: Query<Input, Answer>,
  { inputs, workOf = () => 0, progress }: QueryInput<Input>,
  cacheIndex: CacheIndex<Answer>,
): Promise<Answer[]> {
  const keys = inputs.map(keyOf);
  const isNew = (input: Input, key: string) => {
    const cached = cacheIndex.rows.get(key);
    return cached === undefined || !isOf(cached, input);
  };
  const expected = inputs.reduce((sum, input, index) => (isNew(input, keys[index] ?? '') ? sum + workOf(input) : sum), 0);
  if (expected > 0) progress?.expect(expected);
  const find = open();
  const records = new Map<string, Answer>();
  const answers: Answer[] = [];
  for (const [index, input] of inputs.entries()) {
    const key = keys[index] ?? '';
    const cached = records.get(key) ?? cacheIndex.rows.get(key);
    const isCached = cached !== undefined && isOf(cached, input);
    const answer = isCached ? cached : find(input);
    if (answer === undefined) break;
    records.set(key, answer);
    answers.push(answer);
    if (!isCached) progress?.did(workOf(input));
  }
  // Of what was not asked any more, what was known stays.
  await cacheIndex.keep(answers.length < inputs.length ? new Map([...cacheIndex.rows, ...records]) : records);
  return answers;
}
