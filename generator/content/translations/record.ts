import { extname } from 'node:path';

/** Two texts that somebody has confirmed to say the same, by the hashes of their normal forms. */
export interface Pair {
  /** In the order of `record.languages`: by their tags. */
  languages: readonly [string, string];
  hashes: readonly [string, string];
}

/** A line that cannot be read: of a merge that was not finished, or damaged. Lines count from 1. */
export interface RecordDiagnostic {
  line: number;
  found: string;
  isConflict: boolean;
}

const lineForm = /^([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*) ([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*) ([\da-z]{11}) ([\da-z]{11})$/;

/** Lines that git leaves where both sides of a merge stand: those between are wanted from both. */
const conflictSign = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

const lineOf = ({ languages, hashes }: Pair) => [...languages, ...hashes].join(' ');

/** The file that keeps what is confirmed of a site: it stands beside the site file, and has its name. */
export const recordFileOf = (siteFile: string): string =>
  `${siteFile.slice(0, siteFile.length - extname(siteFile).length)}.translations`;

/** A pair of texts, whichever is named first. */
export function pairOf(one: { language: string; hash: string }, other: { language: string; hash: string }): Pair {
  const [first, second] = one.language < other.language ? [one, other] : [other, one];
  return { languages: [first.language, second.language], hashes: [first.hash, second.hash] };
}

/** What is confirmed of a site, as a set: neither order nor repetition tells anything. */
export class TranslationRecord {
  readonly #lines: Set<string>;

  constructor(pairs: Iterable<Pair> = []) {
    this.#lines = new Set(Array.from(pairs, lineOf));
  }

  get isEmpty(): boolean {
    return this.#lines.size === 0;
  }

  has(pair: Pair): boolean {
    return this.#lines.has(lineOf(pair));
  }

  /** The texts that are in any pair: a language and a hash each. */
  texts(): Set<string> {
    return new Set(
      this.pairs().flatMap(({ languages, hashes }) => languages.map((language, index) => `${language} ${hashes[index]}`)),
    );
  }

  add(pair: Pair): void {
    this.#lines.add(lineOf(pair));
  }

  /** Keeps the pairs that are still good for something. */
  keep(isKept: (pair: Pair) => boolean): void {
    for (const pair of this.pairs()) if (!isKept(pair)) this.#lines.delete(lineOf(pair));
  }

  pairs(): Pair[] {
    return [...this.#lines].flatMap((line) => readLine(line) ?? []);
  }

  /** The text of its file: a line a pair, sorted by its characters, so that git can merge two of them as sets. */
  toString(): string {
    return [...this.#lines]
      .toSorted()
      .map((line) => `${line}\n`)
      .join('');
  }
}

function readLine(line: string): Pair | undefined {
  const [, one, other, hash, otherHash] = lineForm.exec(line) ?? [];
  if (!one || !other || !hash || !otherHash || one === other) return undefined;
  return pairOf({ language: one, hash }, { language: other, hash: otherHash });
}

/** Reads a record however it was merged or edited; lines that are none are told, and never a reason to fail. */
export function readRecord(text: string): { record: TranslationRecord; faults: RecordDiagnostic[] } {
  const record = new TranslationRecord();
  const faults: RecordDiagnostic[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    const pair = readLine(line);
    if (pair) record.add(pair);
    else if (line !== '') faults.push({ line: index + 1, found: line, isConflict: conflictSign.test(line) });
  }
  return { record, faults };
}
