import { expect, test } from 'vitest';
import { blocksWithin } from '../../../../../generator/import/model/counts.ts';
import { textOfBlocks } from '../../../../../generator/import/model/text.ts';
import { MarkdownWriter } from '../../../../support/random-markdown.ts';
import { readMarkdown } from '../../../../support/read-markdown.ts';

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

test.each([
  ['common', 500],
  ['hugo', 100],
  ['liquid', 100],
  ['mdx', 100],
] as const)('keeps every word of random documents (%s, %i)', (templates, count) => {
  for (let seed = 1; seed <= count; seed++) {
    const { text, words, codes } = new MarkdownWriter(seed).document();
    const { blocks, losses } = readMarkdown(text, templates);
    const read = [textOfBlocks(blocks), ...losses.omissions.map((omission) => omission.text)].flatMap(wordsOf);
    expect(read.sort(), `${seed}\n${text}`).toEqual(words.flatMap(wordsOf).sort());
    const code = [...blocksWithin(blocks)].flatMap((block) => (block.type === 'code' ? block.text : []));
    expect(code.sort(), `${seed}\n${text}`).toEqual(codes.sort());
  }
});
