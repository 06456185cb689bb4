import { expect, onTestFinished, test } from 'vitest';
import { openTestDesk } from '../../support/desk.ts';

test('the audit list has every entry once, also of one moment and after the clock was set back', async () => {
  const desk = await openTestDesk();
  onTestFinished(desk.close);
  const owner = desk.signIn('owner');
  const begin = desk.desk.now();
  const total = 250;
  for (let count = 0; count < total; count++) {
    if (count === 120) desk.setNow(begin - 3_600_000);
    desk.desk.audit.add({ event: 'signed-in', values: { device: String(count) } });
  }
  const shown: string[] = [];
  for (let before = ''; ; ) {
    const { text } = await desk.send(`/_desk/audit?event=signed-in${before}`, { headers: owner.headers });
    const { entries, hasMore } = JSON.parse(text) as {
      entries: { position: number; values: { device: string } }[];
      hasMore: boolean;
    };
    shown.push(...entries.map(({ values }) => values.device));
    if (!hasMore) break;
    before = `&before=${entries.at(-1)?.position}`;
    expect(shown.length).toBeLessThan(total);
  }
  expect(shown).toEqual(Array.from({ length: total }, (_, index) => String(total - 1 - index)));
});
