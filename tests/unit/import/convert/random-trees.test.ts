import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { words } from '../../../../generator/import/convert/base/plain-words.ts';
import { convertPage } from '../../../../generator/import/convert/convert-page.ts';
import { convertPieces } from '../../../../generator/import/convert/convert-pieces.ts';
import { fixtureSite } from '../../../support/build.ts';
import { importContext } from '../../../support/import-context.ts';
import { countsAfterLosses, countsOfBlocks, countsOfContent } from '../../../support/import-counts.ts';
import { balance, wordsOfBlocks, wordsOfContent, wordsOfLosses } from '../../../support/import-words.ts';
import { RandomBlocks } from '../../../support/random-blocks.ts';

const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));

/** Errors in a site with some content on a page. */
function errorsOf(blocks: unknown[]): string[] {
  const page = { path: '/page', title: 'صفحة', description: 'وصف', blocks };
  const site = { ...minimal, routes: [...minimal.routes, page] };
  const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(site)), new Map());
  return diagnostics.flatMap(({ severity, code, pointer, message }) =>
    severity === 'error' ? [`${code} ${pointer} ${message}`] : [],
  );
}

/** Seeds in groups of fifty. */
const groupsOf = (count: number) =>
  Array.from({ length: count / 50 }, (_, group) => Array.from({ length: 50 }, (_unused, index) => group * 50 + index + 1));

describe('random content', () => {
  test.each(groupsOf(700))('passes the check as running text, with all that it had, from seed %i', (...some) => {
    for (const seed of some) {
      const blocks = new RandomBlocks(seed).blocks(4);
      const context = importContext();
      const body = convertPieces(blocks, context);
      const { missing, added } = wordsOfLosses(context.losses);
      const left = balance([...wordsOfBlocks(blocks), ...added], [...wordsOfContent(body), ...missing]);
      expect(left, `words of seed ${seed}`).toEqual({});
      const expected = countsAfterLosses(countsOfBlocks(blocks), context.losses);
      expect(countsOfContent(body), `counts of seed ${seed}`).toEqual(expected);
      const page = body.length === 0 ? [] : [{ type: 'prose', body }];
      expect(errorsOf([{ type: 'banner', title: 'صفحة' }, ...page]), `seed ${seed}`).toEqual([]);
    }
  });

  test.each(groupsOf(300))('passes the check as a page, with all that it had, from seed %i', (...some) => {
    for (const seed of some) {
      const source = new RandomBlocks(seed + 100_000);
      const { title, summary, blocks } = { title: source.line(), summary: source.line(), blocks: source.page() };
      const context = importContext();
      const page = convertPage({ title, summary, blocks }, context);
      const { missing, added } = wordsOfLosses(context.losses);
      const left = balance(
        [...words(title), ...words(summary), ...wordsOfBlocks(blocks), ...added],
        [...wordsOfContent(page), ...missing],
      );
      expect(left, `words of seed ${seed}`).toEqual({});
      const expected = countsAfterLosses(countsOfBlocks(blocks), context.losses);
      expect(countsOfContent(page), `counts of seed ${seed}`).toEqual(expected);
      expect(errorsOf(page), `seed ${seed}`).toEqual([]);
    }
  });
});
