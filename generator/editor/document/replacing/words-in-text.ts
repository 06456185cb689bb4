import { type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import type { ReplaceObstacle } from '../protocol-replacing.ts';

/**
 * Replacing words in a text with marks. What is searched are the words that visitors read; marks and addresses are not.
 *
 * The rule for an occurrence that crosses the edge of a mark: pieces at its ends that the replacement has in common keep their
 * place. The rest of the replacement takes the place and the marks of the first piece that is left, or, if one is part of a
 * link or an abbreviation, of that piece. A mark that is left without words is removed; a link or an abbreviation never is, so
 * such an occurrence cannot be replaced. The result must read as the same words with the same marks, otherwise nothing is
 * replaced.
 */

/** Piece of the text without marks inside, or the meaning of an abbreviation. */
interface Leaf {
  element: InlineElement;
  /** Offset of its words in the source. */
  from: number;
  words: string;
  /** Link or abbreviation that contains it. */
  holder: InlineElement | undefined;
}

interface PlacedLeaf extends Leaf {
  /** Offset of its words in the run. */
  at: number;
}

/** Words that are read in one go: a sentence without its notes, a note, or the meaning of an abbreviation. */
export interface WordRun {
  text: string;
  leaves: readonly PlacedLeaf[];
}

/** Range of words in a run of a text. */
export interface WordRange {
  run: number;
  from: number;
  to: number;
}

/** Stands for code and formulas in a run: no query matches across it. Unicode: object replacement character. */
export const skippedWords = '\ufffc';

/** Code in a sentence is not searched; Latin words in the same marks are. */
const isWords = (text: string) => /^[\p{L}\p{M}\p{N}\s.'’&-]+$/u.test(text) && /\p{L}/u.test(text);

const hasMeaningOnly = ({ kind }: InlineElement) => kind === 'link' || kind === 'abbreviation';

class RunReader {
  readonly runs: Leaf[][] = [];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Adds the words of elements to a run; notes and meanings become runs themselves, after it. */
  read(elements: readonly InlineElement[], holder?: InlineElement, run: Leaf[] = this.#begin()): void {
    for (const element of elements) this.#element(element, holder, run);
  }

  #begin(): Leaf[] {
    const run: Leaf[] = [];
    this.runs.push(run);
    return run;
  }

  #element(element: InlineElement, holder: InlineElement | undefined, run: Leaf[]): void {
    const { from, to } = element;
    const leaf = (start: number, words: string) => run.push({ element, from: start, words, holder });
    if (element.kind === 'text') leaf(from, this.#text.slice(from, to));
    else if (element.kind === 'break') leaf(from, '\n');
    else if (element.kind === 'run' && isWords(element.text)) leaf(this.#text.indexOf(element.text, from), element.text);
    else if ('text' in element) leaf(from, skippedWords);
    else if (element.kind === 'note') this.read(element.children);
    else this.read(element.children, hasMeaningOnly(element) ? element : holder, run);
    if (element.kind === 'abbreviation')
      this.#begin().push({ element, from: element.meaningFrom, words: element.meaning, holder: undefined });
  }
}

const elementsOf = (text: string): InlineElement[] => readInline(text) ?? [{ kind: 'text', from: 0, to: text.length }];

function runsOf(text: string, elements: readonly InlineElement[]): WordRun[] {
  const reader = new RunReader(text);
  reader.read(elements);
  return reader.runs.map((leaves) => {
    let at = 0;
    const placed = leaves.map((leaf) => {
      at += leaf.words.length;
      return { ...leaf, at: at - leaf.words.length };
    });
    return { text: placed.map(({ words }) => words).join(''), leaves: placed };
  });
}

/** Runs of words of a text. @param hasMarks whether the field has inline marks */
export function readRuns(text: string, hasMarks: boolean): WordRun[] {
  return runsOf(text, hasMarks ? elementsOf(text) : [{ kind: 'text', from: 0, to: text.length }]);
}

/** Thrown if an occurrence cannot be replaced. */
export class ReplaceError extends Error {
  readonly reason: ReplaceObstacle;
  constructor(reason: ReplaceObstacle) {
    super(reason);
    this.reason = reason;
  }
}

interface LeafEdit {
  leaf: PlacedLeaf;
  /** Offsets in the run. */
  from: number;
  to: number;
  by: string;
}

/** Distributes a replacement over the leaves of a range: see the rule above. */
function editsOf({ leaves }: WordRun, { from, to }: WordRange, by: string): LeafEdit[] {
  const parts = leaves
    .map((leaf) => ({ leaf, from: Math.max(from, leaf.at), to: Math.min(to, leaf.at + leaf.words.length) }))
    .filter((part) => part.from < part.to);
  const wordsOf = (part: (typeof parts)[number]) => part.leaf.words.slice(part.from - part.leaf.at, part.to - part.leaf.at);
  let rest = by;
  for (let first = parts[0]; first && parts.length > 1 && rest.startsWith(wordsOf(first)); first = parts[0]) {
    rest = rest.slice(wordsOf(first).length);
    parts.shift();
  }
  for (let last = parts.at(-1); last && parts.length > 1 && rest.endsWith(wordsOf(last)); last = parts.at(-1)) {
    rest = rest.slice(0, rest.length - wordsOf(last).length);
    parts.pop();
  }
  const held = new Set(parts.flatMap(({ leaf }) => leaf.holder ?? []));
  if (held.size > 1) throw new ReplaceError('emptied');
  const open = parts.filter(({ leaf }) => leaf.element.kind !== 'break');
  const target = open.find(({ leaf }) => leaf.holder) ?? open[0];
  return parts.map((part) => ({ ...part, by: part === target ? rest : '' }));
}

/** Writes elements with the words of some leaves changed. */
class TextWriter {
  readonly #text: string;
  readonly #edits: readonly LeafEdit[];

  constructor(text: string, edits: readonly LeafEdit[]) {
    this.#text = text;
    this.#edits = edits;
  }

  write(elements: readonly InlineElement[]): string {
    return elements.map((element) => this.#element(element)).join('');
  }

  /** New words of a leaf; undefined if they stay. @param from offset of the leaf in the source */
  #wordsOf(element: InlineElement, from: number): string | undefined {
    const own = this.#edits.filter(({ leaf }) => leaf.element === element && leaf.from === from);
    const [first] = own;
    if (!first) return undefined;
    const { at, words } = first.leaf;
    return own
      .toSorted((a, b) => b.from - a.from)
      .reduce((text, edit) => text.slice(0, edit.from - at) + edit.by + text.slice(edit.to - at), words);
  }

  #element(element: InlineElement): string {
    const { from, to } = element;
    const source = this.#text.slice(from, to);
    if (element.kind === 'text') return this.#wordsOf(element, from) ?? source;
    if (element.kind === 'break') return this.#wordsOf(element, from) === undefined ? source : '';
    if ('children' in element) return this.#marked(element);
    const start = this.#text.indexOf(element.text, from);
    const words = this.#wordsOf(element, start);
    if (words === undefined || words.trim() === '') return words ?? source;
    return this.#text.slice(from, start) + words + this.#text.slice(start + element.text.length, to);
  }

  #marked(element: InlineElement & { children: InlineElement[] }): string {
    const { from, to, children } = element;
    const inner = this.write(children);
    const [first, last] = [children[0]?.from ?? from, children.at(-1)?.to ?? to];
    if (inner.trim() === '' && hasMeaningOnly(element)) throw new ReplaceError('emptied');
    if (inner.trim() === '') return inner;
    return this.#text.slice(from, first) + inner + this.#endOf(element, last);
  }

  /** End of a mark, from its last word on; that of an abbreviation contains its meaning. */
  #endOf(element: InlineElement, last: number): string {
    const meaning = element.kind === 'abbreviation' ? this.#wordsOf(element, element.meaningFrom) : undefined;
    if (element.kind !== 'abbreviation' || meaning === undefined) return this.#text.slice(last, element.to);
    if (meaning.trim() === '') throw new ReplaceError('emptied');
    return `${this.#text.slice(last, element.meaningFrom)}${meaning})`;
  }
}

/** The marks of elements that have words, in order; without their words. */
function marksOf(elements: readonly InlineElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.kind === 'text' || element.kind === 'break') return [];
    const target = element.kind === 'link' ? element.href : element.kind === 'language' ? element.tag : '';
    return [`${element.kind} ${target}`, ...('children' in element ? marksOf(element.children) : [])];
  });
}

/** The elements that have words left. */
const withWords = (elements: readonly InlineElement[], writer: TextWriter): InlineElement[] =>
  elements
    .filter((element) => writer.write([element]).trim() !== '')
    .map((element) => ('children' in element ? { ...element, children: withWords(element.children, writer) } : element));

/**
 * Replaces words of a text with marks.
 * @param ranges without overlaps
 * @throws ReplaceError if the result would not read as the words with the replacement, in the same marks
 */
function replaceMarked(text: string, ranges: readonly WordRange[], by: string): string {
  const elements = elementsOf(text);
  const runs = runsOf(text, elements);
  const edits = ranges.flatMap((range) => editsOf(runs[range.run] ?? { text: '', leaves: [] }, range, by));
  const writer = new TextWriter(text, edits);
  const written = writer.write(elements);
  const after = elementsOf(written);
  const expected = runs.map((run, index) =>
    replacePlain(
      run.text,
      ranges.filter((range) => range.run === index),
      by,
    ),
  );
  const isSame = (one: string[], other: string[]) => JSON.stringify(one) === JSON.stringify(other);
  const isWhole = (words: string) => words.trim() !== '';
  const shown = runsOf(written, after).map((run) => run.text);
  if (!isSame(expected.filter(isWhole), shown.filter(isWhole))) throw new ReplaceError('marks');
  if (!isSame(marksOf(withWords(elements, writer)), marksOf(after))) throw new ReplaceError('marks');
  return written;
}

function replacePlain(text: string, ranges: readonly WordRange[], by: string): string {
  return ranges
    .toSorted((a, b) => b.from - a.from)
    .reduce((changed, { from, to }) => changed.slice(0, from) + by + changed.slice(to), text);
}

/** Characters without which a text has no marks. */
const signs = /[*`[\]^\\]/;

/**
 * Replaces words of a text.
 * @param ranges without overlaps, from `readRuns` of the same text
 * @param by plain text, which is shown as it is
 * @throws ReplaceError see `replaceMarked`
 */
export function replaceWords(text: string, hasMarks: boolean, ranges: readonly WordRange[], by: string): string {
  const isPlain = !hasMarks || !signs.test(text + by);
  return isPlain ? replacePlain(text, ranges, by) : replaceMarked(text, ranges, by);
}
