import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editText } from '../../../../generator/core/json/text-edit.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { editsOf } from '../../../../generator/editor/document/text/operations.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { editSite } from '../../../support/edited-site.ts';
import { operationOf, type Seed, seeds } from '../../../support/random-operations.ts';
import { formatSite, valueOfText } from '../../../support/written-sites.ts';

type Step = { does: 'change' | 'undo' | 'redo' | 'outside' | 'reopen'; seed: Seed; text: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('change', 'change', 'change', 'undo', 'undo', 'redo', 'outside', 'reopen'),
    seed: seeds,
    text: fc.nat(1000),
  }),
  { minLength: 6, maxLength: 16 },
);

const titles: Operation[] = ['قيم', 'عنوان', 'اسم آخر للصفحة', 'x'].flatMap((value): Operation[] => [
  { do: 'set', at: ['routes', 0, 'title'], value },
  { do: 'set', at: ['site', 'name'], value },
]);

/** Mostly what a site can have; sometimes anything, which is refused. */
const operationFor = ({ seed, text }: Step, value: ReturnType<typeof valueOfText>) =>
  text % 3 === 0 ? operationOf(seed, value) : titles[text % titles.length];

/** What another program does: it writes something else somewhere. */
const outside = (text: string, { seed, text: choice }: Step) => {
  const operation = choice % 2 === 0 ? operationOf(seed, valueOfText(text)) : titles[choice % titles.length];
  return operation ? editText(text, editsOf(text, [operation])) : text;
};

test.each(['as it is', 'minified', 'Windows lines', 'empty lines', 'letters by number'])(
  'random changes, undos and outside edits, with format %s: lose nothing and can be undone',
  async (writing) => {
    const start = formatSite('minimal', writing);
    const site = await editSite('minimal', start);
    await fc.assert(
      fc.asyncProperty(steps, async (row) => {
        site.write(start);
        let session = site.reopen();
        const begun = (await session.state()).done.length;
        const texts: string[] = [];
        for (const step of row) {
          const before = site.read();
          if (step.does === 'outside') {
            site.write(outside(before, step));
            continue;
          }
          if (step.does === 'reopen') {
            session = site.reopen();
            continue;
          }
          const { base, done } = await session.state();
          const operation = operationFor(step, valueOfText(before));
          const operations = operation ? [operation] : [];
          const summary = { key: 'test', values: {} };
          const result = await (step.does === 'change' ? session.change({ base, operations, summary }) : session[step.does]());
          const after = site.read();
          // What is not written leaves every byte where it is.
          if (result?.state !== 'written') expect(after).toBe(before);
          else if (step.does === 'change') {
            expect(valueOfText(after)).toEqual(operations.reduce(applyToValue, valueOfText(before)));
            if (after !== before) {
              await session.undo();
              expect(site.read()).toBe(before);
              await session.redo();
              expect(site.read()).toBe(after);
            }
          }
          texts.push(after);
          expect((await session.state()).done.length).toBeGreaterThanOrEqual(done.length);
        }
        // With no other hand in between, all of it goes back to the first byte.
        if (row.some(({ does }) => does === 'outside')) return;
        while ((await session.state()).done.filter(({ isUndone }) => !isUndone).length > begun) {
          const result = await session.undo();
          expect(result?.state).toBe('written');
        }
      }),
      { numRuns: 4, seed: 1313, endOnFailure: true },
    );
  },
);

test('changes without outside edits can be undone to the first byte and redone to the last', async () => {
  for (const writing of ['as it is', 'tabs', 'commas first']) {
    const start = formatSite('municipality', writing);
    const site = await editSite('municipality', start);
    const sample = fc.sample(seeds, { numRuns: 16, seed: 1313 });
    for (const [index, seed] of sample.entries()) {
      const operation = operationFor({ does: 'change', seed, text: index }, valueOfText(site.read()));
      if (operation) await site.change([operation]);
    }
    const end = site.read();
    const { done } = await site.session.state();
    expect(done.length).toBeGreaterThan(5);
    while ((await site.session.state()).canUndo) await site.session.undo();
    expect(site.read()).toBe(start);
    while ((await site.session.state()).canRedo) await site.session.redo();
    expect(site.read()).toBe(end);
  }
});
