/** Step of a person that the server confirmed. */
export interface KeptStep {
  person: number;
  /** Words that the step brought into the site. */
  words: string[];
  /** Unknown: the server did not answer whether it undid the step. */
  isUndone: boolean | 'unknown';
  /** Id of the request to undo it, once it was sent. */
  undoneBy?: string;
}

/** What was written by whom, and what the server said about it. */
export interface Ledger {
  /** Words typed and neither confirmed nor given up, by person. */
  typed: Set<string>[];
  /** Words typed that the page did not show then, by person; some are written all the same. */
  beside: Set<string>[];
  kept: KeptStep[];
  /** Words that people gave up in a conflict, of their own or of others. */
  givenUp: Set<string>;
  /** Words pushed from outside. */
  outside: string[];
  counts: Record<string, number>;
}

const setsOf = (people: number) => Array.from({ length: people }, () => new Set<string>());

export const createLedger = (people: number): Ledger => ({
  typed: setsOf(people),
  beside: setsOf(people),
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
  const own = words.filter((word) => [ledger.typed, ledger.beside].some((sets) => sets[person]?.delete(word)));
  if (own.length > 0) ledger.kept.push({ person, words: own, isUndone: false });
}

/** Step that a person would undo: the last that is not undone; undefined if there is none, or nobody knows which it is. */
export function lastStep({ kept }: Ledger, person: number): KeptStep | undefined {
  const own = kept.filter((step) => step.person === person && step.isUndone !== true);
  return own.some(({ isUndone }) => isUndone === 'unknown') ? undefined : own.at(-1);
}

/** Records whether the server undid the last step of a person. @param id of the request, which is repeated until it is answered */
export function markUndone(ledger: Ledger, person: number, isUndone: true | 'unknown', id: string): void {
  const step = ledger.kept.find(({ undoneBy }) => undoneBy === id) ?? lastStep(ledger, person);
  if (step) Object.assign(step, { isUndone, undoneBy: id });
}
