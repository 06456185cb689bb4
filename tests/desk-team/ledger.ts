/** Step of a person that the server confirmed. */
export interface KeptStep {
  person: number;
  /** Words that the step brought into the site. */
  words: string[];
  isUndone: boolean;
}

/** What was written by whom, and what the server said about it. */
export interface Ledger {
  /** Words typed and neither confirmed nor given up, by person. */
  typed: Set<string>[];
  kept: KeptStep[];
  /** Words that people gave up in a conflict. */
  givenUp: Set<string>;
  /** Words pushed from outside. */
  outside: string[];
  counts: Record<string, number>;
}

export const createLedger = (people: number): Ledger => ({
  typed: Array.from({ length: people }, () => new Set<string>()),
  kept: [],
  givenUp: new Set(),
  outside: [],
  counts: {},
});

export function count({ counts }: Ledger, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Records that the server wrote a change with these words. */
export function keep(ledger: Ledger, person: number, words: readonly string[]): void {
  const waiting = ledger.typed[person];
  const own = words.filter((word) => waiting?.delete(word));
  if (own.length > 0) ledger.kept.push({ person, words: own, isUndone: false });
}

/** Last step of a person that is not undone. */
export const lastStep = ({ kept }: Ledger, person: number): KeptStep | undefined =>
  kept.findLast((step) => step.person === person && !step.isUndone);
