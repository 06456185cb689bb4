import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Path } from '../../../../generator/core/json/path.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { mergeImport } from '../../../../generator/import/update/merge-import.ts';
import { Random } from '../../../fuzz/random.ts';
import { fixtureSite } from '../../../support/build.ts';
import { inLanguage, listsIn, randomStructure, wordsIn } from '../../../support/edition-edits.ts';

const sites = ['specification', 'municipality', 'trilingual', 'museum'] as const;

/** A side may edit every second page and collection only, so that the sides never touch the same place. */
function isOwn(at: Path, site: Json, side: 0 | 1): boolean {
  const [part, key] = at;
  if (part === 'routes') return Number(key) % 2 === side;
  return Object.keys(valueAt(site, ['collections']) ?? {}).indexOf(String(key)) % 2 === side;
}

/** Edits of texts, and of lists in which nothing is named twice by them. */
function randomEdits(site: Json, random: Random, side: 0 | 1): Operation[] {
  const operations: Operation[] = [];
  let value = site;
  for (let count = random.int(1, 8); count > 0; count--) {
    const texts = wordsIn(value).filter((at) => isOwn(at, site, side));
    const lists = listsIn(value).filter((at) => isOwn(at, site, side));
    const edit = random.chance(0.6) && texts.length > 0 ? undefined : randomStructure(value, random);
    const isUsable = edit && lists.length > 0 && isOwn(edit.at, site, side) && edit.do !== 'duplicate' && edit.do !== 'insert';
    const text: Operation | undefined =
      texts.length > 0 ? { do: 'set', at: random.pick(texts), value: `كلمات ${random.int(0, 9999)}` } : undefined;
    const operation = isUsable ? edit : text;
    if (!operation) continue;
    operations.push(operation);
    value = applyToValue(value, operation);
  }
  return operations;
}

const apply = (site: Json, operations: readonly Operation[]) => operations.reduce(applyToValue, site);

describe.each(sites)('edits of different pages of the site %s', (name) => {
  const site: Json = JSON.parse(readFileSync(fixtureSite(name), 'utf8'));

  test('all survive a second import', () => {
    for (let seed = 0; seed < 30; seed++) {
      const random = new Random(20265, seed);
      const here = randomEdits(site, random, 0);
      const there = randomEdits(site, random, 1);
      const mine = apply(site, here);
      const { value, clashes } = mergeImport({ base: site, mine, theirs: apply(site, there) });
      const said = `seed ${seed}: ${JSON.stringify([here, there])}`;
      expect(clashes, said).toEqual([]);
      expect(isDeepStrictEqual(value, apply(mine, there)), said).toBe(true);
    }
  });
});

test('an edit of one language here and of another there both survive', () => {
  const site: Json = JSON.parse(readFileSync(fixtureSite('trilingual'), 'utf8'));
  const { languages } = inLanguage(site, 'ar');
  const [first = '', second = ''] = languages.map(({ tag }) => tag);
  for (let seed = 0; seed < 50; seed++) {
    const random = new Random(20266, seed);
    const at = random.pick(wordsIn(inLanguage(site, first).value));
    const edit = (tag: string): Operation[] => inLanguage(site, tag).onFile([{ do: 'set', at, value: `كلمات ${tag}` }]);
    const [here, there] = [edit(first), edit(second)];
    const mine = apply(site, here);
    const { value, clashes } = mergeImport({ base: site, mine, theirs: apply(site, there) });
    // A text that had one language becomes an object on either side.
    if (clashes.length === 0)
      expect(isDeepStrictEqual(value, apply(mine, there)), `seed ${seed} ${JSON.stringify(at)}`).toBe(true);
    expect(valueAt(inLanguage(value, first).value, at)).toBe(`كلمات ${first}`);
  }
});
