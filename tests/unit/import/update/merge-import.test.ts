import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { isWithin, type Path } from '../../../../generator/core/json/path.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { mergeImport } from '../../../../generator/import/update/merge-import.ts';
import { Random } from '../../../fuzz/random.ts';
import { specifiedContent } from '../../../support/build.ts';
import { listsIn, wordsIn } from '../../../support/edition-edits.ts';

const page = (path: string, title: string, more: object = {}): Json => ({ path, title, blocks: [], ...more });
const site = (...routes: Json[]): Json => ({ site: { name: 'جمعية البر' }, routes });

describe('a second import', () => {
  const base = site(page('/', 'الرئيسية'), page('/about', 'من نحن'), page('/old', 'قديم'));

  test('of the same source changes nothing', () => {
    const mine = site(page('/about', 'عن الجمعية'), page('/', 'الرئيسية'));
    const merged = mergeImport({ base, mine, theirs: structuredClone(base) });
    expect(merged).toEqual({ value: mine, isChanged: false, changes: [], clashes: [], nextBase: base });
  });

  test('brings what is new, and what was changed there only', () => {
    const mine = site(page('/', 'أهلا بكم'), page('/about', 'من نحن'), page('/old', 'قديم'));
    const theirs = site(page('/', 'الرئيسية'), page('/about', 'من نحن اليوم'), page('/new', 'جديد'));
    const { value, changes, clashes } = mergeImport({ base, mine, theirs });
    expect(value).toEqual(site(page('/', 'أهلا بكم'), page('/about', 'من نحن اليوم'), page('/new', 'جديد')));
    expect(clashes).toEqual([]);
    expect(changes.map(({ kind, at, where }) => [kind, at, where.ar])).toEqual([
      ['changed', ['routes', 1, 'title'], 'من نحن اليوم، العنوان'],
      ['added', ['routes', 2], 'جديد'],
      ['removed', ['routes', 2], 'قديم'],
    ]);
  });

  test('keeps what was deleted here', () => {
    const mine = site(page('/', 'الرئيسية'), page('/about', 'من نحن'));
    const theirs = site(page('/', 'الصفحة الأولى'), page('/about', 'من نحن'), page('/old', 'قديم'));
    expect(mergeImport({ base, mine, theirs })).toMatchObject({
      value: site(page('/', 'الصفحة الأولى'), page('/about', 'من نحن')),
      clashes: [],
    });
  });

  test('asks about what was deleted here and changed there', () => {
    const mine = site(page('/', 'الرئيسية'), page('/about', 'من نحن'));
    const theirs = site(page('/', 'الرئيسية'), page('/about', 'من نحن'), page('/old', 'قديم ومحدث'));
    const kept = mergeImport({ base, mine, theirs });
    expect(kept).toMatchObject({ value: mine, isChanged: false });
    expect(kept.clashes).toEqual([
      { at: ['routes', 2], where: { ar: 'قديم ومحدث', en: 'قديم ومحدث' }, mine: undefined, theirs: page('/old', 'قديم ومحدث') },
    ]);
    expect(mergeImport({ base, mine, theirs }, 'theirs').value).toEqual(theirs);
  });

  test('asks about what was deleted there and edited here', () => {
    const mine = site(page('/', 'الرئيسية'), page('/about', 'من نحن'), page('/old', 'أرشيف'));
    const theirs = site(page('/', 'الرئيسية'), page('/about', 'من نحن'));
    expect(mergeImport({ base, mine, theirs })).toMatchObject({ value: mine, clashes: [{ theirs: undefined }] });
    expect(mergeImport({ base, mine, theirs }, 'theirs').value).toEqual(theirs);
  });

  test('asks about what both changed, with the place in words', () => {
    const mine = site(page('/', 'الرئيسية'), page('/about', 'عن الجمعية'), page('/old', 'قديم'));
    const theirs = site(page('/', 'الرئيسية'), page('/about', 'رؤيتنا'), page('/old', 'قديم'));
    const { value, clashes } = mergeImport({ base, mine, theirs });
    expect(value).toEqual(mine);
    expect(clashes).toMatchObject([
      { at: ['routes', 1, 'title'], where: { ar: 'عن الجمعية، العنوان' }, mine: 'عن الجمعية', theirs: 'رؤيتنا' },
    ]);
    expect(mergeImport({ base, mine, theirs }, 'theirs').value).toEqual(theirs);
  });

  test('follows pages that were moved here', () => {
    const mine = site(page('/old', 'قديم'), page('/about', 'من نحن'), page('/', 'الرئيسية'));
    const theirs = site(page('/', 'الرئيسية'), page('/about', 'من نحن'), page('/added', 'مضاف'), page('/old', 'محدث'));
    expect(mergeImport({ base, mine, theirs }).value).toEqual(
      site(page('/old', 'محدث'), page('/about', 'من نحن'), page('/added', 'مضاف'), page('/', 'الرئيسية')),
    );
  });

  test('follows pages that were renamed here', () => {
    const link = (href: string) => ({ blocks: [{ type: 'buttons', links: [{ label: 'المزيد', href }] }] });
    const before = site(page('/', 'الرئيسية', link('/old')), page('/old', 'قديم'));
    const mine = site(page('/', 'الرئيسية', link('/archive')), page('/archive', 'قديم', { movedFrom: ['/old'] }));
    const theirs = site(page('/', 'الصفحة الأولى', link('/old')), page('/old', 'محدث'));
    expect(mergeImport({ base: before, mine, theirs })).toMatchObject({
      value: site(page('/', 'الصفحة الأولى', link('/archive')), page('/archive', 'محدث', { movedFrom: ['/old'] })),
      clashes: [],
    });
  });

  test('follows posts that were renamed here', () => {
    const news = (...posts: Json[]): Json => ({ routes: [], collections: { news: { type: 'posts', posts } } });
    const post = (name: string, title: string, more: object = {}) => ({ name, title, ...more });
    const merged = mergeImport({
      base: news(post('a', 'أ'), post('b', 'ب')),
      mine: news(post('a', 'أ'), post('beta', 'ب', { movedFrom: ['/news/b'] })),
      theirs: news(post('c', 'ج'), post('a', 'أ'), post('b', 'باء')),
    });
    expect(merged).toMatchObject({
      value: news(post('c', 'ج'), post('a', 'أ'), post('beta', 'باء', { movedFrom: ['/news/b'] })),
      clashes: [],
    });
  });
});

/** Random edit of one place; its path and value. */
function textEdits(value: Json, random: Random, count: number): Operation[] {
  const places = wordsIn(value);
  const chosen = new Map<string, Operation>();
  for (let index = 0; index < count; index++) {
    const at = random.pick(places);
    chosen.set(JSON.stringify(at), { do: 'set', at, value: `كلمات ${random.int(0, 9999)}` });
  }
  return [...chosen.values()];
}

const isApart = (one: Path, other: Path) => !isWithin(one, other) && !isWithin(other, one);

const listOf = ({ do: kind, at }: Operation) => (kind === 'insert' ? at : at.slice(0, -1));

function structureEdit(value: Json, lists: Path[], random: Random): Operation {
  const list = random.pick(lists);
  const { length } = valueAt(value, list) as Json[];
  const at = [...list, random.int(0, length - 1)];
  return random.pick<Operation>([
    { do: 'move', at, to: random.int(0, length - 1) },
    { do: 'insert', at: list, index: random.int(0, length), value: { type: 'note', text: `جديد ${random.int(0, 9999)}` } },
    { do: 'remove', at },
  ]);
}

const apply = (value: Json, operations: readonly Operation[]) => operations.reduce(applyToValue, value);

describe('edits of disjoint places', () => {
  const content: Json = JSON.parse(readFileSync(specifiedContent, 'utf8'));

  test('of texts all survive', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(20260, seed);
      const here = textEdits(content, random, random.int(1, 30));
      const there = textEdits(content, random, random.int(1, 30)).filter(
        ({ at }) => !here.some((other) => isDeepStrictEqual(other.at, at)),
      );
      const versions = { base: content, mine: apply(content, here), theirs: apply(content, there) };
      const { value, clashes } = mergeImport(versions);
      expect(clashes, `seed ${seed}`).toEqual([]);
      expect(isDeepStrictEqual(value, apply(versions.mine, there)), `seed ${seed}`).toBe(true);
    }
  });

  test('of lists all survive', () => {
    const lists = listsIn(content);
    for (let seed = 0; seed < 120; seed++) {
      const random = new Random(20261, seed);
      const here = structureEdit(content, lists, random);
      const apart = lists.filter((list) => isApart(list, listOf(here)));
      const there = structureEdit(content, apart, random);
      const versions = { base: content, mine: apply(content, [here]), theirs: apply(content, [there]) };
      const { value, clashes } = mergeImport(versions);
      const said = `seed ${seed}: ${JSON.stringify([here, there])}`;
      expect(clashes, said).toEqual([]);
      expect(isDeepStrictEqual(value, apply(versions.mine, [there])), said).toBe(true);
    }
  });

  test('of the pages here and of a text there all survive', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(20262, seed);
      const pages = valueAt(content, ['routes']) as Json[];
      const [from, to] = [random.int(0, pages.length - 1), random.int(0, pages.length - 1)];
      const mine = applyToValue(content, { do: 'move', at: ['routes', from], to });
      const [there] = textEdits(content, random, 1);
      const { value, clashes } = mergeImport({ base: content, mine, theirs: apply(content, there ? [there] : []) });
      expect(clashes).toEqual([]);
      const expected = applyToValue(apply(content, there ? [there] : []), { do: 'move', at: ['routes', from], to });
      expect(isDeepStrictEqual(value, expected), `seed ${seed}`).toBe(true);
    }
  });

  test('and a repeated import after them changes nothing', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = new Random(20263, seed);
      const theirs = apply(content, textEdits(content, random, 10));
      const mine = apply(content, textEdits(content, random, 10));
      const { value } = mergeImport({ base: content, mine, theirs }, random.pick(['mine', 'theirs'] as const));
      expect(mergeImport({ base: theirs, mine: value, theirs: structuredClone(theirs) })).toMatchObject({
        value,
        isChanged: false,
      });
    }
  });
});
