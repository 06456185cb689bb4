import { writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import type { EditSession } from '../../../../generator/editor/document/edit-session.ts';
import { interceptDisk, systemError } from '../../../support/disk-errors.ts';
import { editSite } from '../../../support/edited-site.ts';

const sara = { id: 'p1', name: 'سارة' };
const at = ['routes', 0, 'title'];

async function title(edits: EditSession, value: string) {
  const { base } = await edits.state();
  return edits.change({ base, operations: [{ do: 'set', at, value }], summary: { key: 'test', values: {} } });
}

/** Lets the disk be full for everything but the site file; half of a line of the journal is still written. */
const fillForJournal = () =>
  interceptDisk(({ name, args: [file, text] }, go) => {
    const isLine = typeof file === 'number' && String(text).startsWith('{"kind"');
    if (isLine) writeSync(file, String(text).slice(0, 40));
    const isJournal = isLine || String(file).includes('/journal/');
    if (name === 'writeFile' && isJournal) throw systemError('ENOSPC', 'write');
    return go();
  });

test('a step of a person is refused while the journal cannot be written, and the next one repairs the journal', async () => {
  const site = await editSite('minimal');
  const edits = site.session.as(sara);
  await title(edits, 'عنوان سارة');
  const before = site.read();
  const free = fillForJournal();
  await expect(title(edits, 'والقرص ممتلئ')).rejects.toMatchObject({ code: 'ENOSPC' });
  free();
  expect(site.read()).toBe(before);
  expect(await title(edits, 'ثانٍ')).toMatchObject({ state: 'written' });
  expect((await site.reopen().as(sara).state()).done.map(({ by }) => by)).toEqual(['سارة', 'سارة']);
});

test('a server killed on a full disk keeps the steps before', async () => {
  const site = await editSite('minimal');
  const edits = site.session.as(sara);
  await title(edits, 'عنوان سارة');
  const free = fillForJournal();
  await expect(title(edits, 'والقرص ممتلئ')).rejects.toThrow();
  free();
  const reopened = site.reopen().as(sara);
  expect((await reopened.state()).done.map(({ by }) => by)).toEqual(['سارة']);
  await title(reopened, 'ثانٍ');
  await reopened.undo();
  expect(valueAt(site.value(), at)).toBe('عنوان سارة');
});

test('a change by another program on a full disk is in the journal with the next step', async () => {
  const site = await editSite('minimal');
  const edits = site.session.as(sara);
  await title(edits, 'عنوان سارة');
  const free = fillForJournal();
  site.write(site.read().replace('عنوان سارة', 'من خارج'));
  await edits.state();
  free();
  await title(edits, 'ثانٍ');
  const reopened = site.reopen().as(sara);
  await reopened.undo();
  expect(valueAt(site.value(), at)).toBe('من خارج');
});
