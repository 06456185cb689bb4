import type { Ledger } from './ledger.ts';
import { wordsIn } from './random.ts';
import { git } from './site.ts';

export interface Findings {
  /** Words that were confirmed, not given up in a conflict, and are not in the site. */
  lost: string[];
  /** Words that were undone and are in the site. */
  undone: string[];
  /** Words that are in the site more than once. */
  repeated: string[];
  /** Words whose commit does not name their author. */
  withoutAuthor: string[];
}

/** Authors of the commits that brought words into the site file. */
function authorsOf(repository: string): Map<string, string> {
  const text = git(repository, 'log', '--no-merges', '--reverse', '-p', '--format=%x00%an', 'main');
  const authors = new Map<string, string>();
  for (const commit of text.split('\0').slice(1)) {
    const [author = '', ...lines] = commit.split('\n');
    const added = lines.filter((line) => line.startsWith('+'));
    for (const word of wordsIn(added.join('\n'))) if (!authors.has(word)) authors.set(word, author);
  }
  return authors;
}

/** Compares what people were told with the published site. @param names of people, by their number */
export function verify(ledger: Ledger, repository: string, names: readonly string[]): Findings {
  const present = wordsIn(git(repository, 'show', 'main:site.json'));
  const counts = new Map<string, number>();
  for (const word of present) counts.set(word, (counts.get(word) ?? 0) + 1);
  const kept = ledger.kept.flatMap(({ person, words, isUndone }) => words.map((word) => ({ person, word, isUndone })));
  const authors = authorsOf(repository);
  return {
    lost: [...kept.filter(({ isUndone }) => !isUndone).map(({ word }) => word), ...ledger.outside].filter(
      (word) => !counts.has(word) && !ledger.givenUp.has(word),
    ),
    undone: kept.filter(({ word, isUndone }) => isUndone === true && counts.has(word)).map(({ word }) => word),
    repeated: [...counts].filter(([, times]) => times > 1).map(([word]) => word),
    withoutAuthor: kept
      .filter(({ person, word, isUndone }) => !isUndone && authors.get(word) !== names[person])
      .map(({ word }) => word),
  };
}
