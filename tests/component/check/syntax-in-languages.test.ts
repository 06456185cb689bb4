import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../../generator/check/check-file.ts';
import { toSourceFile } from '../../../generator/content/site/load.ts';
import type { BuildEnvironment } from '../../../generator/core/cache/build-environment.ts';
import { Random } from '../../fuzz/random.ts';
import { breakByte, isStrictJson } from '../../support/broken-bytes.ts';
import { fixtureSite, temporaryFolder } from '../../support/build.ts';
import { breakAt, languageLists, places, siteIn, syntaxErrors } from '../../support/syntax-errors.ts';
import { openUncached } from '../../support/uncached-environment.ts';

let environment: BuildEnvironment;
beforeAll(async () => {
  environment = openUncached(await temporaryFolder());
});

/** The errors of a text, by an uncached check. */
async function check(bytes: Buffer, assets = 'no-assets') {
  const { isValid, diagnostics } = await checkContent({ file: toSourceFile('site.json', bytes), assets }, environment);
  return { isValid, errors: diagnostics.filter(({ severity }) => severity === 'error') };
}

const sites = Object.entries(languageLists).map(([count, languages]) => [count, siteIn(languages)] as const);

test.each(sites)('the site in %s of the languages is valid', async (_count, text) => {
  expect(await check(Buffer.from(text))).toEqual({ isValid: true, errors: [] });
});

describe('the first error of a site in one, two and three languages is the same for', () => {
  test.each(Object.entries(syntaxErrors))('%s', async (_name, fault) => {
    for (const place of places) {
      const [alone, ...others] = await Promise.all(sites.map(([, text]) => check(breakAt(text, place, fault))));
      expect(alone?.errors.length, place.join('/')).toBeGreaterThan(0);
      for (const { isValid, errors } of others) {
        expect({ isValid, first: errors[0] }, place.join('/')).toEqual({ isValid: false, first: alone?.errors[0] });
      }
    }
  });
});

describe('a site with one broken byte', () => {
  test.each([
    ['trilingual', 200],
    ['smallest', 100],
  ])('of %s is either accepted as valid JSON or reported', async (name, count) => {
    const siteFile = fixtureSite(name);
    const original = readFileSync(siteFile);
    const found = { right: 0, wrong: 0 };
    for (let index = 0; index < count; index++) {
      const { bytes, description: what } = breakByte(new Random(41, index), original);
      const { isValid, errors } = await check(bytes, join(dirname(siteFile), 'assets'));
      // Invalid JSON is never accepted, and a rejection always has an error.
      if (isValid) expect(isStrictJson(bytes), what).toBe(true);
      expect(errors.length > 0, what).toBe(!isValid);
      found[isValid ? 'right' : 'wrong']++;
    }
    // Both outcomes occur often enough.
    expect(Math.min(found.right, found.wrong)).toBeGreaterThan(count / 20);
  });
});
