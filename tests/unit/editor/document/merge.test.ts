import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText } from '../../../../generator/core/json/text-edit.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { mergeOperations } from '../../../../generator/editor/document/merge.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { editsBetween, rebaseEdits } from '../../../../generator/editor/document/text/rebase.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { editSite } from '../../../support/edited-site.ts';

const base: Json = {
  site: { name: 'أ', phone: { label: 'هاتف', value: '1' } },
  routes: [
    { path: '/a', title: 'A', blocks: [{ type: 'x', heading: 'X' }, { type: 'y' }] },
    { path: '/b', title: 'B', blocks: [] },
    { path: '/c', title: 'C', blocks: [] },
  ],
};
const after = (operations: Operation[], value: Json = base) => operations.reduce(applyToValue, value);

function merge(mine: Operation[], theirs: Operation[]) {
  const now = after(theirs);
  const merged = mergeOperations(mine, base, now);
  return merged.clashes.length > 0 ? merged : { value: after(merged.operations, now) };
}

const set = (at: Operation['at'], value: Json): Operation => ({ do: 'set', at, value });
const moved: Operation = { do: 'move', at: ['routes', 0], to: 2 };
const removal: Operation = { do: 'remove', at: ['routes', 0] };

test('merges changes of different paths', () => {
  expect(merge([set(['routes', 1, 'title'], 'mine')], [set(['routes', 2, 'title'], 'theirs'), removal])).toMatchObject({
    value: {
      routes: [
        { path: '/b', title: 'mine' },
        { path: '/c', title: 'theirs' },
      ],
    },
  });
});

test('follows a moved page', () => {
  const result = merge([set(['routes', 0, 'blocks', 1], { type: 'z' })], [moved, set(['routes', 2, 'title'], 'theirs')]);
  expect(result).toMatchObject({ value: { routes: [{}, {}, { path: '/a', title: 'theirs', blocks: [{}, { type: 'z' }] }] } });
});

test('reports a conflict if both set the same path to different values', () => {
  expect(merge([set(['site', 'name'], 'mine')], [set(['site', 'name'], 'theirs')])).toEqual({
    clashes: [{ at: ['site', 'name'], mine: 'mine', theirs: 'theirs' }],
    // The operations if mine wins.
    operations: [set(['site', 'name'], 'mine')],
  });
  expect(merge([set(['site', 'name'], 'same')], [set(['site', 'name'], 'same')])).toMatchObject({
    value: { site: { name: 'same' } },
  });
});

test('merges changes of different keys of an object set as a whole', () => {
  const mine = set(['site', 'phone'], { label: 'جوال', value: '1' });
  expect(merge([mine], [set(['site', 'phone', 'value'], '2')])).toMatchObject({
    value: { site: { phone: { label: 'جوال', value: '2' } } },
  });
});

test('reports a conflict if one side removes what the other changed', () => {
  expect(merge([removal], [set(['routes', 0, 'title'], 'theirs')])).toMatchObject({
    clashes: [{ at: ['routes', 0], theirs: { title: 'theirs' } }],
  });
});

test('reports a conflict if one side changes what the other removed', () => {
  expect(merge([set(['routes', 0, 'blocks', 0, 'heading'], 'mine')], [removal])).toMatchObject({ clashes: [{ mine: 'mine' }] });
});

test('keeps an inserted item before the item it was inserted before', () => {
  const page = { path: '/new', title: 'N', blocks: [] };
  const paths = (result: unknown) => (valueAt(result, ['value', 'routes']) as { path: string }[]).map(({ path }) => path);
  expect(paths(merge([{ do: 'insert', at: ['routes'], index: 1, value: page }], [moved]))).toEqual(['/new', '/b', '/c', '/a']);
  expect(paths(merge([{ do: 'insert', at: ['routes'], index: 3, value: page }], [removal]))).toEqual(['/b', '/c', '/new']);
  expect(
    paths(merge([{ do: 'move', at: ['routes', 2], to: 0 }], [{ do: 'insert', at: ['routes'], index: 0, value: page }])),
  ).toEqual(['/new', '/c', '/a', '/b']);
});

test('follows paths across operations of the same change', () => {
  const result = merge([removal, set(['routes', 0, 'title'], 'mine')], [{ do: 'move', at: ['routes', 1], to: 2 }]);
  expect(result).toMatchObject({ value: { routes: [{ path: '/c' }, { path: '/b', title: 'mine' }] } });
});

test('rebases text edits over each other in any order', () => {
  const line = fc.constantFrom('a\n', 'b\n', '\n', 'long line\n', 'ب\n');
  // Not JSON, but the rules only concern tokens and gaps.
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join(''));
  fc.assert(
    fc.property(text, text, text, (one, two, three) => {
      const [mine, theirs] = [editsBetween(one, two), editsBetween(one, three)];
      expect(editText(one, mine)).toBe(two);
      const rebased = rebaseEdits(one, mine, theirs);
      const back = rebaseEdits(one, theirs, mine);
      // Both orders have the same result.
      expect(rebased === undefined).toBe(back === undefined);
      if (rebased && back) expect(editText(three, rebased)).toBe(editText(two, back));
    }),
    { numRuns: 500, seed: 13, endOnFailure: true },
  );
});

test('merges a change based on an earlier version in a session', async () => {
  const site = await editSite('municipality');
  const { base: earlierBase } = await site.session.state();
  const blocks = valueAt(site.value(), ['routes', 0, 'blocks']) as Json[];
  site.write(site.read().replace('"routes": [', '"routes":  ['));
  await site.change([{ do: 'move', at: ['routes', 0, 'blocks', 1], to: 2 }]);
  const result = await site.change([{ do: 'set', at: ['routes', 0, 'blocks', 1, 'heading'], value: 'آخر' }], {
    base: earlierBase,
  });
  expect(result).toMatchObject({ state: 'written' });
  expect(valueAt(site.value(), ['routes', 0, 'blocks', 2])).toEqual({ ...(blocks[1] as object), heading: 'آخر' });
});

test('requires the seen values for a change based on an unknown version', async () => {
  const site = await editSite('minimal');
  const name = set(['site', 'name'], 'آخر');
  const old = { base: 'long ago', seen: { '/site/name': 'كان' } };
  expect(await site.change([name], old)).toMatchObject({ state: 'conflict', conflicts: [{ at: ['site', 'name'], mine: 'آخر' }] });
  const now = valueAt(site.value(), ['site', 'name']) as string;
  expect(await site.change([name], { base: 'long ago', seen: { '/site/name': now } })).toMatchObject({ state: 'written' });
});

test('reports a removed target and keeps what replaced it', () => {
  const blocks = ['routes', 0, 'blocks'];
  const removed: Operation = { do: 'remove', at: [...blocks, 0] };
  expect(merge([set([...blocks, 0, 'heading'], 'mine')], [removed])).toEqual({
    clashes: [{ at: [...blocks, 0, 'heading'], mine: 'mine', theirs: undefined, isGone: true }],
    operations: [],
  });
  const phone = ['site', 'phone'];
  const label = set([...phone, 'label'], 'mine');
  expect(merge([label], [{ do: 'remove', at: phone }])).toMatchObject({ clashes: [{ isGone: true }], operations: [] });
  // Only the key is gone: it can be restored.
  expect(merge([label], [{ do: 'remove', at: [...phone, 'label'] }])).toEqual({
    clashes: [{ at: label.at, mine: 'mine', theirs: undefined }],
    operations: [label],
  });
});

test('reports a path beyond the end of a list as removed', () => {
  const far = set(['routes', 9, 'blocks', 4, 'heading'], 'mine');
  expect(merge([far], [removal])).toMatchObject({ clashes: [{ at: far.at, isGone: true }] });
});

test('does not treat earlier changes of the same user as conflicts, even if others moved the path', async () => {
  const site = await editSite('minimal');
  const { base: initialBase } = await site.session.state();
  const at = ['routes', 0, 'blocks', 0, 'title'];
  const summary = { key: 'test', values: {} };
  const type = (value: string, own: Operation[]) =>
    site.session.change({ base: initialBase, own, operations: [set(at, value)], seen: {}, summary });
  expect(await type('one', [])).toMatchObject({ state: 'written' });
  expect(await type('two', [set(at, 'one')])).toMatchObject({ state: 'written' });
  const title = () => valueAt(site.value(), ['routes', 0, 'blocks', 1, 'title']);
  const notice = { type: 'notice', icon: 'compass', heading: 'آخر', text: ['نص.'] };
  const shifted = applyToValue(site.value(), { do: 'insert', at: ['routes', 0, 'blocks'], index: 0, value: notice });
  site.write(JSON.stringify(shifted, null, 2));
  expect(await type('three', [set(at, 'two')])).toMatchObject({ state: 'written' });
  expect(title()).toBe('three');
  // A value that was not requested here is a change by others, even the original value.
  site.write(JSON.stringify(applyToValue(site.value(), set(['routes', 0, 'blocks', 1, 'title'], 'theirs')), null, 2));
  expect(await type('four', [set(at, 'three')])).toMatchObject({
    state: 'conflict',
    conflicts: [{ at: ['routes', 0, 'blocks', 1, 'title'], mine: 'four', theirs: 'theirs' }],
    operations: [set(['routes', 0, 'blocks', 1, 'title'], 'four')],
  });
  expect(title()).toBe('theirs');
});

test('applies a repeated request once, even after a restart of the server', async () => {
  const site = await editSite('minimal');
  const { base: initialBase } = await site.session.state();
  const value = { type: 'notice', icon: 'compass', heading: 'مرة', text: ['نص.'] };
  const requested: Operation[] = [{ do: 'insert', at: ['routes', 0, 'blocks'], index: 1, value }];
  const change = { id: 'a', base: initialBase, operations: requested, summary: { key: 'test', values: {} } };
  const { base: written } = await site.session.change(change);
  expect(await site.session.change(change)).toEqual({ state: 'written', base: written, lines: { removed: 0, added: 0 } });
  expect(await site.reopen().change(change)).toMatchObject({ state: 'written', base: written });
  expect((valueAt(site.value(), ['routes', 0, 'blocks']) as Json[]).length).toBe(2);
});
