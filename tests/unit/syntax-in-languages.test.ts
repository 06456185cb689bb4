import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../generator/check/check-file.ts';
import { hasTrait } from '../../generator/diagnostics/messages/messages.ts';
import { openMachine } from '../../generator/machine/machine.ts';
import type { Store } from '../../generator/machine/store.ts';
import { siteFileOf } from '../../generator/site/load.ts';
import { temporaryFolder } from '../support/build.ts';
import { engine } from '../support/machine.ts';
import { breakAt, languageLists, places, siteIn, syntaxFaults } from '../support/syntax-faults.ts';

/** Keeps nothing, so that no check knows of another. */
const noStore: Store = {
  get: async () => undefined,
  put: async () => {},
  putParts: async () => {},
  getPart: () => undefined,
  prune: async () => {},
  fileOf: () => '',
  trouble: () => undefined,
};

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

async function check(bytes: Buffer) {
  const machine = openMachine({ engine, cache: folder, store: noStore });
  const file = siteFileOf(join(folder, 'site.json'), bytes);
  const { isValid, diagnostics } = await checkContent({ file, assets: join(folder, 'assets') }, machine);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return { isValid, errors };
}

const bases = Object.entries(languageLists).map(([name, languages]) => [name, siteIn(languages)] as const);

test.each(bases)('the site in %s of the languages is right', async (_name, text) => {
  expect(await check(Buffer.from(text))).toEqual({ isValid: true, errors: [] });
});

describe('a fault of syntax is told as in a site of one language', () => {
  test.each(Object.entries(syntaxFaults))('%s', async (_name, fault) => {
    for (const place of places) {
      const found = [];
      for (const [, text] of bases) {
        const { isValid, errors } = await check(breakAt(text, place, fault));
        const [first] = errors;
        expect(isValid, place.join('/')).toBe(false);
        found.push(first && { ...first, pointer: '', path: [], isOfText: hasTrait(first.code, 'of-text') });
      }
      const [first, ...others] = found;
      for (const one of others) expect.soft(one, place.join('/')).toEqual(first);
    }
  });
});
