import { extname } from 'node:path';

/** A text and its confirmed translation, by the hashes of their normal forms. */
export interface Pair {
  /** Sorted by tag. */
  languages: readonly [string, string];
  hashes: readonly [string, string];
}

/** A line that cannot be read: a merge conflict marker, or damaged. Line numbers start at 1. */
export interface RecordDiagnostic {
  line: number;
  found: string;
  isConflict: boolean;
}

const lineForm = /^([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*) ([A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8})*) ([\da-z]{11}) ([\da-z]{11})$/;

/** Merge conflict markers of git; the lines between them are kept from both sides. */
const conflictSign = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

const lineOf = ({ languages, hashes }: Pair) => [...languages, ...hashes].join(' ');

/** Path of the translation record: next to the site file, with the same name. */
export const recordFileOf = (siteFile: string): string =>
  `${siteFile.slice(0, siteFile.length - extname(siteFile).length)}.translations`;

/** A pair of texts, in either order. */
export function pairOf(one: { language: string; hash: string }, other: { language: string; hash: string }): Pair {
  const [first, second] = one.language < other.language ? [one, other] : [other, one];
  return { languages: [first.language, second.language], hashes: [first.hash, second.hash] };
}

/** The confirmed translations of a site. A set: order and repetition of lines have no meaning. */
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

  /** All texts in the pairs, as `<language> <hash>`. */
  texts(): Set<string> {
    return new Set(
      this.pairs().flatMap(({ languages, hashes }) => languages.map((language, index) => `${language} ${hashes[index]}`)),
    );
  }

  add(pair: Pair): void {
    this.#lines.add(lineOf(pair));
  }

  /** Removes all other pairs. */
  keep(isKept: (pair: Pair) => boolean): void {
    for (const pair of this.pairs()) if (!isKept(pair)) this.#lines.delete(lineOf(pair));
  }

  pairs(): Pair[] {
    return [...this.#lines].flatMap((line) => readLine(line) ?? []);
  }

  /** Content of the record file: one line per pair, sorted, so that git can merge versions by lines. */
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

/** Reads a record, even after a bad merge or edit; invalid lines are returned as diagnostics and are not an error. */
export function readRecord(text: string): { record: TranslationRecord; diagnostics: RecordDiagnostic[] } {
  const record = new TranslationRecord();
  const diagnostics: RecordDiagnostic[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    const pair = readLine(line);
    if (pair) record.add(pair);
    else if (line !== '') diagnostics.push({ line: index + 1, found: line, isConflict: conflictSign.test(line) });
  }
  return { record, diagnostics };
}
