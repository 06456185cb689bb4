import { flattenElements, type InlineElement, isBeyondReading, readInline, wordsOf } from '../../../content/text/inline/read.ts';
import type { FigureNode, InlineNode } from '../../model/content.ts';
import { isBlank } from '../base/characters.ts';
import { wordsOfNodes } from '../base/inline-words.ts';
import { words } from '../base/plain-words.ts';
import type { Recorder } from '../base/recorder.ts';
import { type BuildOptions, buildParts } from './build.ts';
import { writeSentence } from './degrade.ts';
import { isMark, type Part, type SentenceField, textOfParts, tidyParts } from './parts.ts';
import { writeParts } from './write.ts';

export type SentenceContext = Pick<BuildOptions, 'recorder' | 'resolveLink'>;

export interface Sentence {
  /** Empty if nothing is visible. */
  text: string;
  /** Pictures of the sentence, to be shown after it. */
  pictures: FigureNode[];
}

/** Text that a page shows of a part of a sentence. A formula has no words, and divides those beside it. */
function shownText(text: string, piece: InlineElement): string {
  if (piece.kind === 'formula') return ' ';
  if (piece.kind === 'note' || !('children' in piece)) return wordsOf(text, piece);
  return piece.children.map((child) => shownText(text, child)).join('');
}

/** Words that a page shows of a sentence, with its notes and the meanings of its abbreviations. */
function wordsOfSentence(text: string): string[] {
  const pieces = readInline(text);
  if (!pieces) return words(text);
  const elements = flattenElements(pieces);
  const notes = elements.flatMap((one) => (one.kind === 'note' ? [one.children] : []));
  const meanings = elements.flatMap((one) => (one.kind === 'abbreviation' ? [one.meaning] : []));
  const texts = [pieces, ...notes].map((part) => part.map((piece) => shownText(text, piece)).join(''));
  return [...texts, ...meanings].flatMap(words);
}

function build(nodes: readonly InlineNode[], field: SentenceField, context: SentenceContext) {
  const pictures: FigureNode[] = [];
  return { parts: tidyParts(buildParts(nodes, { ...context, field, pictures })), pictures };
}

/** One sentence for a field that cannot be split. */
export function sentenceOf(nodes: readonly InlineNode[], field: SentenceField, context: SentenceContext): Sentence {
  const { parts, pictures } = build(nodes, field, context);
  const text = textOfParts(parts);
  const written = isBlank(text)
    ? ''
    : field === 'plain'
      ? text.replaceAll(/\s+/g, ' ').trim()
      : writeSentence(parts, context.recorder);
  if (field === 'plain') context.recorder.words(wordsOfNodes(nodes), words(written));
  else context.recorder.words(wordsOfNodes(nodes), wordsOfSentence(written));
  return { text: written, pictures };
}

const lengthOf = (part: Part) => textOfParts([part]).length;

/** Place of a space between words in one of some parts, near the middle of them all. */
function middleSpace(parts: readonly Part[]): { index: number; cut: number } | undefined {
  const middle = parts.reduce((sum, part) => sum + lengthOf(part), 0) / 2;
  let best: { index: number; cut: number; distance: number } | undefined;
  let start = 0;
  for (const [index, part] of parts.entries()) {
    const near = Math.max(0, Math.floor(middle - start));
    const cuts = typeof part === 'string' ? [part.lastIndexOf(' ', near), part.indexOf(' ', near)] : [];
    for (const cut of cuts) {
      const distance = Math.abs(start + cut - middle);
      if (cut >= 0 && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { index, cut, distance };
    }
    start += lengthOf(part);
  }
  return best;
}

/** Splits parts between words, near the middle, also within marks that may end and begin again. */
function halves(parts: readonly Part[]): [Part[], Part[]] | undefined {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined && isMark(only)) {
    const inner = only.target === '' && only.kind !== 'note' ? halves(only.children) : undefined;
    return inner?.map((children): Part[] => [{ ...only, children }]) as [Part[], Part[]] | undefined;
  }
  const { index, cut } = middleSpace(parts) ?? { index: -1, cut: 0 };
  const part = parts[index];
  if (typeof part !== 'string') return undefined;
  const before = tidyParts([...parts.slice(0, index), part.slice(0, cut)]);
  const after = tidyParts([part.slice(cut), ...parts.slice(index + 1)]);
  return before.length === 0 || after.length === 0 ? undefined : [before, after];
}

function split(parts: readonly Part[], recorder: Recorder): string[] {
  const two = isBeyondReading(writeParts(parts, new Set()).text) ? halves(parts) : undefined;
  if (!two) return [writeSentence(parts, recorder)];
  recorder.change('structure-flattened', 'paragraph');
  return two.flatMap((half) => split(half, recorder));
}

/** A paragraph: one sentence, or several if it is too long to be read with its marks. Empty if nothing is visible. */
export function paragraphsOf(nodes: readonly InlineNode[], context: SentenceContext, field: SentenceField = 'passage') {
  const { parts, pictures } = build(nodes, field, context);
  const texts = isBlank(textOfParts(parts)) ? [] : split(parts, context.recorder);
  context.recorder.words(wordsOfNodes(nodes), texts.flatMap(wordsOfSentence));
  return { texts, pictures };
}
