import { wordsLanguage } from '../../../templates/languages/message-languages.ts';
import { asSample } from '../../content/site/samples.ts';
import { textLimits } from '../convert/base/context.ts';
import { plainLine } from '../convert/base/plain-line.ts';
import type { BlockNode } from '../model/content.ts';
import type { Losses } from '../model/losses.ts';
import { firstWords } from './first-words.ts';
import { siteWords, wordsIn } from './site-words.ts';

/** A description that is not written yet. */
export const unwritten = '…';

/** Shortest description that says enough. */
const leastDescription = 50;

/** Marks made-up words in a language. */
export const sampleIn = (words: string, language: string): string => asSample(words, wordsLanguage(language));

/** Text of a document beside its content. */
export interface DocumentTexts {
  title: string;
  /** For search engines. */
  description: string;
  /** As the source has it; absent if it has none. */
  summary?: string;
}

export interface TextsInput {
  title: string;
  summary?: string | undefined;
  searchDescription?: string | undefined;
  blocks: readonly BlockNode[];
  language: string;
  losses: Losses;
}

/** Title of a document; of one without, its first words. */
function titleOf({ title, blocks, language, losses }: TextsInput): string {
  const own = plainLine(title);
  if (own !== '') return own;
  const heading = blocks.find((block) => block.type === 'heading');
  const words = plainLine(heading ? heading.children : firstWords(blocks, 1), textLimits.routeTitle);
  if (words === '') return sampleIn(wordsIn(siteWords.untitled, language), language);
  losses.changes.push({ reason: 'repeated', name: 'title', before: '', after: words });
  return words;
}

/** Title, summary and description of a document. What is missing is made of its first sentences, or marked. */
export function textsOfDocument(input: TextsInput): DocumentTexts {
  const { blocks, searchDescription = '', summary: given = '' } = input;
  const summary = plainLine(given);
  const wish = [searchDescription, summary, firstWords(blocks, leastDescription)].map((text) =>
    plainLine(text, textLimits.description),
  );
  const description = wish.find((text) => text !== '') ?? unwritten;
  return { title: titleOf(input), description, ...(summary !== '' && { summary }) };
}
