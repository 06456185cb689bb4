import { flattenElements, isBeyondReading, readInline, wordsWithNotes } from '../../../content/text/inline/read.ts';
import type { FigureNode, InlineNode } from '../../model/content.ts';
import { isBlank } from '../characters.ts';
import { wordsOfNodes } from '../inline-words.ts';
import { words } from '../plain-words.ts';
import type { Recorder } from '../recorder.ts';
import { type BuildOptions, buildParts } from './build.ts';
import { writeSentence } from './degrade.ts';
import { type Part, type SentenceField, textOfParts, tidyParts } from './parts.ts';
import { writeParts } from './write.ts';

export type SentenceContext = Pick<BuildOptions, 'recorder' | 'resolveLink'>;

export interface Sentence {
  /** Empty if nothing is visible. */
  text: string;
  /** Pictures of the sentence, to be shown after it. */
  pictures: FigureNode[];
}

/** Words that a page shows of a sentence, with its notes and the meanings of its abbreviations. */
function wordsOfSentence(text: string): string[] {
  const meanings = flattenElements(readInline(text) ?? []).flatMap((one) => (one.kind === 'abbreviation' ? [one.meaning] : []));
  return [wordsWithNotes(text), ...meanings].flatMap(words);
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
  context.recorder.words(wordsOfNodes(nodes), field === 'plain' ? words(written) : wordsOfSentence(written));
  return { text: written, pictures };
}

/** Splits parts between words, near the middle, so that each half can be read; undefined if there is no place. */
function halves(parts: readonly Part[]): [Part[], Part[]] | undefined {
  const middle = Math.floor(parts.length / 2);
  const isText = (part: Part | undefined) => typeof part === 'string' && /\S\s+\S/.test(part);
  const at = parts.length === 1 ? 0 : parts.findIndex((part, index) => index >= middle && isText(part));
  const index = at === -1 ? parts.findLastIndex(isText) : at;
  const part = parts[index];
  if (typeof part !== 'string') return undefined;
  const space = part.indexOf(' ', parts.length === 1 ? Math.floor(part.length / 2) : 1);
  const cut = space === -1 ? part.lastIndexOf(' ') : space;
  if (cut < 0) return undefined;
  const [before, after] = [
    tidyParts([...parts.slice(0, index), part.slice(0, cut)]),
    tidyParts([part.slice(cut), ...parts.slice(index + 1)]),
  ];
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
