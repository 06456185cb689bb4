import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { mergeImport } from '../../../../generator/import/update/merge-import.ts';
import { Random } from '../../../fuzz/random.ts';

type Side = 'here' | 'there';

/** Edit of one item of a list. */
interface Edit {
  index: number;
  does: 'edit' | 'delete' | 'insert';
  side: Side;
}

/** Items as lists of a site have them: paragraphs, sections without a name, and posts. */
const makers: Record<string, (id: number, text: string) => Json> = {
  paragraphs: (id, text) => `${id} ${text}`,
  sections: (id, text) => ({ type: id % 2 === 0 ? 'text' : 'callout', text: `${id} ${text}` }),
  posts: (id, text) => ({ name: `post-${id}`, text }),
};

/** Random edits of different items. @param isApart whether edits of the two sides are never next to each other */
function randomEdits(random: Random, length: number, isApart: boolean): Edit[] {
  const edits: Edit[] = [];
  for (let count = random.int(2, 6); count > 0; count--) {
    const edit: Edit = {
      index: random.int(0, length - 1),
      does: random.pick(['edit', 'delete', 'insert'] as const),
      side: random.pick(['here', 'there'] as const),
    };
    const isFree = edits.every(({ index, side }) => {
      const distance = Math.abs(index - edit.index);
      return distance > (isApart && side !== edit.side ? 1 : 0);
    });
    if (isFree) edits.push(edit);
  }
  return edits;
}

/** The list with the edits of some sides. */
function edited(length: number, edits: readonly Edit[], make: (id: number, text: string) => Json): Json[] {
  return Array.from({ length }, (_, id) => id).flatMap((id): Json[] => {
    const { does, side } = edits.find(({ index }) => index === id) ?? {};
    if (does === 'delete') return [];
    if (does === 'edit') return [make(id, `edited ${side}`)];
    return does === 'insert' ? [make(id + 100, `new ${side}`), make(id, 'as it was')] : [make(id, 'as it was')];
  });
}

const siteOf = (blocks: Json[]): Json => ({ routes: [{ path: '/', title: 'الرئيسية', blocks }] });

const blocksOf = (site: Json) => (site as { routes: { blocks: Json[] }[] }).routes[0]?.blocks ?? [];

/** Merges both sides of random edits of one list. */
function merge(kind: string, seed: number, isApart: boolean) {
  const random = new Random(20264, seed);
  const length = random.int(3, 14);
  const edits = randomEdits(random, length, isApart);
  const listWith = (...sides: Side[]) =>
    edited(
      length,
      edits.filter(({ side }) => sides.includes(side)),
      makers[kind] as (typeof makers)[string],
    );
  const merged = mergeImport({ base: siteOf(listWith()), mine: siteOf(listWith('here')), theirs: siteOf(listWith('there')) });
  return {
    edits: JSON.stringify(edits),
    clashes: merged.clashes,
    blocks: blocksOf(merged.value),
    expected: listWith('here', 'there'),
  };
}

const sorted = (list: Json[]) => list.map((item) => JSON.stringify(item)).sort();

describe.each(Object.keys(makers))('edits of one list of %s, here and there', (kind) => {
  test('are all in the merged list', () => {
    for (let seed = 0; seed < 400; seed++) {
      const { edits, clashes, blocks, expected } = merge(kind, seed, false);
      expect([edits, clashes, sorted(blocks)]).toEqual([edits, [], sorted(expected)]);
    }
  });

  test('are in their places, unless they are next to each other', () => {
    for (let seed = 0; seed < 400; seed++) {
      const { edits, blocks, expected } = merge(kind, seed, true);
      expect([edits, blocks]).toEqual([edits, expected]);
    }
  });
});

describe.each(Object.keys(makers))('clashes in a list of %s', (kind) => {
  const make = makers[kind] as (typeof makers)[string];

  /** Both sides edit or delete the same items, among other edits. */
  function clashing(seed: number) {
    const random = new Random(20267, seed);
    const length = random.int(3, 10);
    const shared = randomEdits(random, length, true).filter(({ does }) => does !== 'insert');
    const others = randomEdits(random, length, true).filter((one) =>
      shared.every(({ index }) => Math.abs(index - one.index) > 1),
    );
    const on = (side: Side): Edit[] => [
      ...shared.map((edit) => ({ ...edit, side, does: random.chance(0.7) ? ('edit' as const) : ('delete' as const) })),
      ...others.filter((edit) => edit.side === side),
    ];
    const listOf = (edits: Edit[]) => siteOf(edited(length, edits, make));
    return { base: listOf([]), mine: listOf(on('here')), theirs: listOf(on('there')) };
  }

  test('stay open until a side is chosen', () => {
    for (let seed = 0; seed < 100; seed++) {
      const versions = clashing(seed);
      const open = mergeImport(versions);
      const again = { base: open.nextBase, mine: open.value, theirs: versions.theirs };
      const second = mergeImport(again);
      expect([seed, second.isChanged, second.clashes.length > 0]).toEqual([seed, false, open.clashes.length > 0]);
      expect([seed, mergeImport(again, 'mine').value]).toEqual([seed, open.value]);
      const chosen = mergeImport(again, 'theirs');
      const edits = (site: Json) => sorted(blocksOf(site)).filter((text) => text.includes('edited there'));
      expect([seed, edits(chosen.value)]).toEqual([seed, edits(versions.theirs)]);
      if (kind !== 'posts') continue;
      // Items with a name are followed exactly.
      expect([seed, second.clashes.length, second.nextBase]).toEqual([seed, open.clashes.length, open.nextBase]);
      expect([seed, sorted(blocksOf(chosen.value))]).toEqual([seed, sorted(blocksOf(mergeImport(versions, 'theirs').value))]);
      expect(chosen.nextBase).toEqual(versions.theirs);
    }
  });
});
