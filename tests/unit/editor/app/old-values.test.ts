import { expect, test } from 'vitest';
import { OldValues } from '../../../../generator/editor/app/store/old-values.ts';
import type { PendingChange } from '../../../../generator/editor/app/store/snapshot.ts';
import type { FindRequest } from '../../../../generator/editor/document/protocol-replacing.ts';

/** @param places number of places that have each text */
function following(places: Record<string, number>) {
  const offers: [find: string, by: string, places: number][] = [];
  const find = async ({ find: text }: FindRequest) => {
    const occurrences = places[text] ?? 0;
    return { base: '', parts: [], total: { occurrences, parts: occurrences }, more: 0 };
  };
  const values = new OldValues({
    api: { find },
    notes: { showOldValue: ({ find: old, by }, n) => offers.push([old, by, n]) },
  });
  const change = (pointer: string, before: string, value: string) =>
    values.follow({
      ...{ id: '', summary: { key: 'text', values: {} }, revision: { base: '', own: [] } },
      operations: [{ do: 'set', at: pointer.split('/').slice(1), value }],
      seen: { [pointer]: before },
    } satisfies PendingChange);
  return { offers, change };
}

const phone = '/site/contact/phone/value';

test('offers to replace a changed telephone number where it is left', async () => {
  const { offers, change } = following({ '+966 11 000 0000': 2 });
  await change(phone, '+966 11 000 0000', '+966 11 222 2222');
  await change('/site/contact/email/value', 'info@example.com', 'office@example.com');
  await change('/site/name', '+966 11 000 0000', 'مدرسة');
  expect(offers).toEqual([['+966 11 000 0000', '+966 11 222 2222', 2]]);
});

test('a number that is typed with a pause replaces the one before', async () => {
  const { offers, change } = following({ '+966 11 000 0000': 1 });
  await change(phone, '+966 11 000 0000', '+966 11 2');
  await change(phone, '+966 11 2', '+966 11 222 2222');
  await change(phone, '+966 11 222 2222', '+966 11 000 0000');
  expect(offers.map(([old, by]) => [old, by])).toEqual([
    ['+966 11 000 0000', '+966 11 2'],
    ['+966 11 000 0000', '+966 11 222 2222'],
  ]);
});
