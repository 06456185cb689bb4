import { checkLanguages } from '../editions/check-languages.ts';
import { type Editions, inFileOnce } from '../editions/editions.ts';
import type { Judgement } from './judge.ts';

/**
 * What is to be said of a file by what is to be said of its editions, the default first, and of its languages.
 * @param site what the file says
 */
export function joinJudgements(judged: readonly Judgement[], all: Editions | undefined, site: () => unknown): Judgement {
  const [only = { faults: [], findings: [] }] = judged;
  if (!all) return only;
  const ofEach = (key: keyof Judgement) =>
    inFileOnce(all.editions.map((edition, index) => ({ edition, findings: judged[index]?.[key] ?? [] })));
  return { faults: ofEach('faults'), findings: [...checkLanguages(site(), all), ...ofEach('findings')] };
}
