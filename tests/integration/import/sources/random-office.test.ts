import { expect, test } from 'vitest';
import { wordsOf } from '../../../../generator/import/account/words.ts';
import type { SourceDocument } from '../../../../generator/import/model/document.ts';
import type { Losses } from '../../../../generator/import/model/losses.ts';
import { textOfBlocks } from '../../../../generator/import/model/text.ts';
import { readDocx, readSheetFile, readXlsx } from '../../../support/office-sources.ts';
import { randomCsv, randomDocx, randomXlsx } from '../../../support/random-office.ts';

const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

/** Numbers of words that differ from zero. */
class Balance {
  readonly #counts = new Map<string, number>();

  add(texts: readonly string[], sign: 1 | -1): void {
    for (const word of texts.flatMap(wordsOf)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + sign);
  }

  addLosses({ omissions, changes }: Losses): void {
    this.add([...omissions.map(({ text }) => text), ...changes.map(({ before }) => before)], -1);
    this.add(
      changes.map(({ after }) => after),
      1,
    );
  }

  /** Words that are in one side more often: positive numbers are missing words. */
  rest(): [string, number][] {
    return [...this.#counts].filter(([, count]) => count !== 0);
  }
}

/** Fields that are addresses and places on a map: their words are not shown. */
const unseen = new Set(['file', 'website', 'map', 'latitude', 'longitude']);

/** All words that a document shows. Words of addresses are none. */
const textsOf = ({
  title,
  kind,
  summary = '',
  fields,
  authors,
  categories,
  tags,
  blocks,
  date = '',
  updated = '',
}: SourceDocument) => [
  title,
  summary,
  // Columns without a field of their own keep their title.
  ...Object.entries(fields).flatMap(([name, value]) => {
    if (unseen.has(name)) return [];
    return /^\p{Script=Latin}+$/u.test(name) ? [value] : [name, value];
  }),
  ...authors,
  // Groups of places are in their address or among their facts.
  ...(kind === 'places' ? [] : categories),
  ...tags,
  date,
  updated,
  textOfBlocks(blocks),
];

test('random Word documents: words of content and omissions are those written', async () => {
  for (const seed of seeds) {
    const { parts, words } = randomDocx(seed);
    const document = await readDocx(parts);
    const balance = new Balance();
    balance.add(words, 1);
    const hasTitle = document.title !== 'وثيقة';
    balance.add(textsOf({ ...document, title: hasTitle ? document.title : '' }), -1);
    balance.addLosses(document.losses);
    const rest = balance.rest().filter(([word]) => word !== 'x');
    expect(rest, `seed ${seed}`).toEqual([]);
  }
});

const isPage = ({ kind }: SourceDocument) => kind === 'page';

function balanceOf(words: readonly string[], documents: readonly SourceDocument[], losses: Losses): [string, number][] {
  const balance = new Balance();
  balance.add(words, 1);
  for (const document of documents) {
    balance.add(textsOf({ ...document, title: isPage(document) ? '' : document.title }), -1);
    balance.addLosses(document.losses);
  }
  balance.addLosses(losses);
  return balance.rest();
}

test('random workbooks: words of content and omissions are those written', async () => {
  for (const seed of seeds) {
    const { parts, words } = randomXlsx(seed);
    const { documents, outline } = await readXlsx(parts);
    expect(balanceOf(words, documents, outline.losses), `seed ${seed}`).toEqual([]);
  }
});

test('random files of text: words of content and omissions are those written', async () => {
  for (const seed of seeds) {
    const { text, words } = randomCsv(seed);
    const { documents, outline } = await readSheetFile('a.csv', text);
    expect(balanceOf(words, documents, outline.losses), `seed ${seed}`).toEqual([]);
  }
});
