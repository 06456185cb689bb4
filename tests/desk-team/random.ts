import { pseudoRandom } from '../support/pseudo-random.ts';

/** Pseudo-random choices from a seed. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** Whole number from 0 to below `limit`. */
  below: (limit: number) => number;
  oneOf: <Value>(list: readonly Value[]) => Value;
}

export function randomFrom(seed: number): Random {
  const next = pseudoRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    oneOf: (list) => {
      if (list.length === 0) throw new Error('There is nothing to choose from.');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}

/** Letters that stand for digits, so that words are Arabic like the text around them. */
const letters = 'بتثجحدرزسش';

/** Word that nobody else writes: none is a part of another one. */
export const uniqueWord = (person: number, count: number): string =>
  `غ${letters[person] ?? ''}غ${[...String(count).padStart(5, '0')].map((digit) => letters[Number(digit)]).join('')}`;

/** Finds such words in a text. */
export const wordsIn = (text: string): string[] => text.match(new RegExp(`غ[${letters}]غ[${letters}]{5}`, 'g')) ?? [];
