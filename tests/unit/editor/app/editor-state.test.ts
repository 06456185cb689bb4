import { expect, test } from 'vitest';
import { createStateReader } from '../../../../generator/editor/app/store/state-parts.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditablePage, StateAnswer } from '../../../../generator/editor/document/protocol-state.ts';
import { specifiedSite } from '../../../support/build.ts';
import { openEditing } from '../../../support/edit-client.ts';

test('transfers and replaces only the changed parts of the state', async () => {
  const editing = await openEditing(await specifiedSite());
  const sizes: number[] = [];
  const read = createStateReader(async (known) => {
    const { body } = await editing.send(`state?${new URLSearchParams(known)}`);
    sizes.push(body.length);
    return JSON.parse(body.toString()) as StateAnswer;
  });
  const change = async (at: (string | number)[], base: string) => {
    const operations = [{ do: 'set', at, value: 'عنوان آخر' }];
    const result = await editing.post<ChangeResult>('change', { base, operations, summary: { key: 'text', values: {} } });
    expect(result.state).toBe('written');
  };
  const first = await read();
  await change(['routes', 1, 'blocks', 0, 'title'], first.base);
  const second = await read();
  expect(second.base).not.toBe(first.base);
  expect(second.done).toHaveLength(1);
  expect(second.pages).toBe(first.pages);
  expect(second.collections).toBe(first.collections);
  expect(sizes[1]).toBeLessThan(1000 + JSON.stringify(second.done).length);
  expect(sizes[0]).toBeGreaterThan(5 * (sizes[1] ?? 0));
  await change(['routes', 1, 'breadcrumb', 1, 'label'], second.base);
  const third = await read();
  const others = (pages: EditablePage[]) => pages.filter((_, index) => index !== 1);
  expect(third.pages[1]?.title).toBe('عنوان آخر');
  expect(others(third.pages).every((page, index) => page === others(first.pages)[index])).toBe(true);
  await editing.server.close();
});
