import { chmodSync, lstatSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { editSite } from '../../../support/edited-site.ts';
import { formatSite } from '../../../support/written-sites.ts';

const title = (value: string): Operation => ({ do: 'set', at: ['routes', 0, 'title'], value });

test('a change is written with its line counts, and undone and redone to the byte', async () => {
  const site = await editSite('minimal');
  const before = site.read();
  const result = await site.change([title('عنوان آخر')]);
  expect(result).toMatchObject({ state: 'written', lines: { removed: 1, added: 1 } });
  const after = site.read();
  expect(valueAt(site.value(), ['routes', 0, 'title'])).toBe('عنوان آخر');
  expect(await site.session.state()).toMatchObject({ canUndo: true, canRedo: false });
  expect(await site.session.undo()).toMatchObject({ state: 'written', step: { at: ['routes', 0, 'title'] } });
  expect(site.read()).toBe(before);
  const { canUndo, canRedo, done } = await site.session.state();
  expect({ canUndo, canRedo, done }).toMatchObject({ canUndo: false, canRedo: true, done: [{ isUndone: true }] });
  expect(await site.session.redo()).toMatchObject({ step: { summary: done[0]?.summary } });
  expect(site.read()).toBe(after);
  expect(await site.session.redo()).toBeUndefined();
  expect(readdirSync(dirname(site.file)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an invalid change is refused with its diagnostics, and the file is kept', async () => {
  const site = await editSite('minimal');
  const before = site.read();
  const result = await site.change([{ do: 'set', at: ['routes', 0, 'tittle'], value: 'x' }]);
  expect(result).toMatchObject({ state: 'refused', diagnostics: [{ code: 'unknown-key', path: ['routes', 0, 'tittle'] }] });
  expect(site.read()).toBe(before);
  expect((await site.session.state()).done).toEqual([]);
});

test('existing errors do not block changes, even when moved', async () => {
  const site = await editSite('minimal');
  const broken = site.value() as { routes: { blocks: Json[] }[] };
  broken.routes[0]?.blocks.push({ type: 'unknown-kind' });
  site.write(JSON.stringify(broken, null, 2));
  expect(await site.change([title('عنوان آخر')])).toMatchObject({ state: 'written' });
  const { length } = broken.routes[0]?.blocks ?? [];
  const moved = await site.change([{ do: 'move', at: ['routes', 0, 'blocks', length - 1], to: 0 }]);
  expect(moved).toMatchObject({ state: 'written' });
  expect(await site.change([title('')])).toMatchObject({ state: 'refused' });
});

test('a change of invalid JSON is refused with a syntax error, and text edits repair it', async () => {
  const site = await editSite('minimal');
  const text = site.read();
  const comma = text.indexOf('",\n') + 1;
  site.write(text.slice(0, comma) + text.slice(comma + 1));
  expect(await site.change([title('x')])).toMatchObject({ state: 'refused', diagnostics: [{ code: 'syntax' }] });
  const { base } = await site.session.state();
  const summary = { key: 'test', values: {} };
  const result = await site.session.repair({ base, edits: [{ from: comma, to: comma, text: ',' }], summary });
  expect(result).toMatchObject({ state: 'written' });
  expect(site.read()).toBe(text);
});

test('a repair is written even if it reveals more errors', async () => {
  const site = await editSite('minimal');
  const wrong = site.read().replace('"direction": "rtl"', '"direction": "sideways"').replace('"href": "/', '"href": "/nowhere');
  const comma = wrong.indexOf('",\n') + 1;
  site.write(`\ufeff${wrong.slice(0, comma)}${wrong.slice(comma + 1)}`);
  const { base } = await site.session.state();
  const edits = [{ from: comma, to: comma, text: ',' }];
  expect(await site.session.repair({ base, edits, summary: { key: 'test', values: {} } })).toMatchObject({ state: 'written' });
  expect(site.read()).toBe(`\ufeff${wrong}`);
});

test('a file that is not UTF-8 is never changed', async () => {
  const site = await editSite('minimal');
  const bytes = Buffer.concat([Buffer.from(site.read()), Buffer.from([0xff, 0xfe, 0x20])]);
  writeFileSync(site.file, bytes);
  expect(await site.change([title('x')])).toMatchObject({ state: 'refused' });
  expect(await site.session.undo()).toMatchObject({ state: 'refused' });
});

test('the journal survives a server restart and a crash between journal and file', async () => {
  const site = await editSite('minimal');
  const start = site.read();
  await site.change([title('أول')]);
  const first = site.read();
  await site.change([title('ثان')]);
  // The journal has the second change, the file does not yet.
  site.write(first);
  const next = site.reopen();
  expect(await next.state()).toMatchObject({ canUndo: true, done: [{ isUndone: false }] });
  await next.undo();
  expect(site.read()).toBe(start);
  const last = site.reopen();
  await last.redo();
  expect(site.read()).toBe(first);
});

test('a damaged journal only loses the undo history', async () => {
  const site = await editSite('minimal');
  await site.change([title('أول')]);
  await site.change([title('ثان')]);
  const steps = join(dirname(site.file), 'journal/steps.jsonl');
  const { size } = statSync(steps);
  const text = site.read();
  writeFileSync(steps, 'x'.repeat(size));
  const state = await site.reopen().state();
  expect(state).toMatchObject({ text, canUndo: false });
});

test('undo works without a writable journal', async () => {
  const site = await editSite('minimal');
  writeFileSync(join(dirname(site.file), 'journal'), 'a file in the place of the folder');
  const start = site.read();
  expect(await site.change([title('أول')])).toMatchObject({ state: 'written' });
  await site.session.undo();
  expect(site.read()).toBe(start);
});

test('a repeated undo or redo is carried out once, after a restart too', async () => {
  const site = await editSite('minimal');
  const start = site.read();
  await site.change([title('أول')]);
  const first = site.read();
  await site.change([title('ثان')]);
  const second = site.read();
  const again = { state: 'written', lines: { removed: 0, added: 0 }, step: { summary: { key: 'test' } } };
  await site.session.undo({ id: 'one' });
  expect(await site.session.undo({ id: 'one' })).toMatchObject(again);
  const next = site.reopen();
  expect(await next.undo({ id: 'one' })).toMatchObject(again);
  expect(site.read()).toBe(first);
  await next.undo({ id: 'two' });
  expect(site.read()).toBe(start);
  await next.redo({ id: 'three' });
  expect(await next.redo({ id: 'three' })).toMatchObject(again);
  expect(site.read()).toBe(first);
  await next.redo({ id: 'four' });
  expect(site.read()).toBe(second);
});

test('an undo keeps outside changes elsewhere and reports a conflict at the same place', async () => {
  const site = await editSite('minimal');
  const start = site.read();
  await site.change([title('من هنا')]);
  const elsewhere = (text: string) => text.replace('"description": "', '"description": "غيره ');
  site.write(elsewhere(site.read()));
  expect(await site.session.undo()).toMatchObject({ state: 'written' });
  expect(site.read()).toBe(elsewhere(start));
  await site.session.redo();
  site.write(site.read().replace('من هنا', 'من هناك'));
  const theirs = site.read();
  expect(await site.session.undo()).toMatchObject({
    state: 'conflict',
    conflicts: [{ at: ['routes', 0, 'title'], theirs: 'من هناك' }],
  });
  expect(site.read()).toBe(theirs);
  expect(await site.session.state()).toMatchObject({ canUndo: true });
});

test('changes write through a symlink and keep permissions', async () => {
  const site = await editSite('minimal');
  const real = join(dirname(site.file), 'real.json');
  renameSync(site.file, real);
  chmodSync(real, 0o640);
  symlinkSync(real, site.file);
  await site.change([title('آخر')]);
  expect(lstatSync(site.file).isSymbolicLink()).toBe(true);
  expect(statSync(real).mode & 0o777).toBe(0o640);
  expect(valueAt(site.value(), ['routes', 0, 'title'])).toBe('آخر');
});

test.each(['minified', 'Windows lines', 'a byte order mark', 'letters by number', 'commas first'])(
  'changes are undone to the byte with format %s',
  async (writing) => {
    const start = formatSite('municipality', writing);
    const site = await editSite('municipality', start);
    const links = valueAt(site.value(), ['header', 'links']) as Json[];
    await site.change([{ do: 'move', at: ['header', 'links', 0], to: links.length - 1 }]);
    await site.change([title('عنوان')]);
    expect(valueAt(site.value(), ['header', 'links', links.length - 1])).toEqual(links[0]);
    await site.session.undo();
    await site.session.undo();
    expect(site.read()).toBe(start);
  },
);
