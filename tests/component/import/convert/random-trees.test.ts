import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import type { ConvertContext } from '../../../../generator/import/convert/base/context.ts';
import { words } from '../../../../generator/import/convert/base/plain-words.ts';
import { convertPage } from '../../../../generator/import/convert/convert-page.ts';
import { convertPieces } from '../../../../generator/import/convert/convert-pieces.ts';
import type { BlockNode } from '../../../../generator/import/model/content.ts';
import { fixtureSite } from '../../../support/build.ts';
import { importContext } from '../../../support/import-context.ts';
import { countsAfterLosses, countsOfBlocks, countsOfContent } from '../../../support/import-counts.ts';
import { balance, wordsOfBlocks, wordsOfContent, wordsOfLosses } from '../../../support/import-words.ts';
import { RandomBlocks } from '../../../support/random-blocks.ts';

const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));

interface Page {
  path: string;
  blocks: unknown[];
}

/** Errors in a site with some pages. */
function errorsOf(pages: readonly Page[]): string[] {
  const routes = [{ path: '/page', blocks: [{ type: 'banner', title: 'صفحة' }] }, ...pages];
  const added = routes.map((page) => ({ ...page, title: 'صفحة', description: 'وصف' }));
  const site = { ...minimal, routes: [...minimal.routes, ...added] };
  const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(site)), new Map());
  return diagnostics.flatMap(({ severity, code, pointer }) => (severity === 'error' ? [`${code} ${pointer}`] : []));
}

/** What content has more, or less, than its source and the record of losses say. */
function difference(source: { texts: string[]; blocks: BlockNode[] }, content: unknown, { losses }: ConvertContext) {
  const { missing, added } = wordsOfLosses(losses);
  const given = [...source.texts.flatMap(words), ...wordsOfBlocks(source.blocks), ...added];
  return {
    words: balance(given, [...wordsOfContent(content), ...missing]),
    counts: { actual: countsOfContent(content), expected: countsAfterLosses(countsOfBlocks(source.blocks), losses) },
  };
}

/** Seeds in groups of fifty. */
const groupsOf = (count: number) =>
  Array.from({ length: count / 50 }, (_, group) => Array.from({ length: 50 }, (_unused, index) => group * 50 + index + 1));

/** Converts content of each seed, compares it with its source, and checks all of it in one site. */
function convertSeeds(
  seeds: readonly number[],
  convert: (
    seed: number,
    context: ConvertContext,
  ) => { source: { texts: string[]; blocks: BlockNode[] }; content: unknown[]; page: unknown[] },
) {
  const pages = seeds.map((seed): Page => {
    const path = `/page-${seed}`;
    const context = importContext({}, path);
    const { source, content, page } = convert(seed, context);
    const found = difference(source, content, context);
    expect(found.words, `words of seed ${seed}`).toEqual({});
    expect(found.counts.actual, `counts of seed ${seed}`).toEqual(found.counts.expected);
    return { path, blocks: page };
  });
  expect(errorsOf(pages)).toEqual([]);
}

describe('random content', () => {
  test.each(groupsOf(700))('passes the check as running text, with all that it had, from seed %i', (...seeds) => {
    convertSeeds(seeds, (seed, context) => {
      const blocks = new RandomBlocks(seed).blocks(4);
      const content = convertPieces(blocks, context);
      const page = [{ type: 'banner', title: 'صفحة' }, ...(content.length === 0 ? [] : [{ type: 'prose', body: content }])];
      return { source: { texts: [], blocks }, content, page };
    });
  });

  test.each(groupsOf(300))('passes the check as a page, with all that it had, from seed %i', (...seeds) => {
    convertSeeds(seeds, (seed, context) => {
      const random = new RandomBlocks(seed + 100_000);
      const [title, summary, blocks] = [random.line(), random.line(), random.page()];
      const content = convertPage({ title, summary, blocks }, context);
      return { source: { texts: [title, summary], blocks }, content, page: content };
    });
  });
});
