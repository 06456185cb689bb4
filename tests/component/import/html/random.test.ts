import { expect, test } from 'vitest';
import { countsOfBlocks } from '../../../../generator/import/model/counts.ts';
import { accountedWords, readPart, sourceWords } from '../../../support/import-html.ts';
import { randomHtml, randomVisibleHtml } from '../../../support/random-html.ts';

const seeds = Array.from({ length: 500 }, (_, index) => index + 1);

test('keeps or names every word of random pages', () => {
  for (const seed of seeds) {
    const html = randomVisibleHtml(seed);
    const { blocks, losses } = readPart(html);
    expect(accountedWords(blocks, losses), `${seed}: ${html}`).toEqual(sourceWords(html));
  }
});

test('keeps or names every letter of random pages with hidden parts, which may be within words', () => {
  const letters = (words: string[]) => [...words.join('')].sort().join('');
  for (const seed of seeds) {
    const html = randomHtml(seed);
    const { blocks, losses } = readPart(html);
    expect(letters(accountedWords(blocks, losses)), `${seed}: ${html}`).toBe(letters(sourceWords(html)));
  }
});

test('reads random pages the same each time', () => {
  for (const seed of seeds.slice(0, 50)) expect(readPart(randomHtml(seed))).toEqual(readPart(randomHtml(seed)));
});

test('counts only what is there', () => {
  for (const seed of seeds.slice(0, 100)) {
    const { blocks } = readPart(randomHtml(seed));
    expect(Object.values(countsOfBlocks(blocks)).every((count) => count >= 0)).toBe(true);
  }
});
