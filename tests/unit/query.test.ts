import { beforeEach, describe, expect, test } from 'vitest';
import { isText, partsOf } from '../../generator/machine/forms.ts';
import { type Machine, openMachine } from '../../generator/machine/machine.ts';
import type { Query } from '../../generator/machine/query.ts';
import type { Update } from '../../generator/machine/update.ts';
import { temporaryFolder } from '../support/build.ts';
import { engine } from '../support/machine.ts';

/** What has been asked, since somebody has looked. */
const asked: string[] = [];
const takeAsked = () => asked.splice(0);

interface Answer {
  said: string;
}

const query: Query<string, Answer> = {
  name: 'test',
  keyOf: (input) => input.toLowerCase(),
  isOf: ({ said }, input) => said === `of ${input}`,
  form: partsOf<Answer>({ said: isText }),
  open: () => (input) => {
    asked.push(input);
    return input === 'none' ? undefined : { said: `of ${input}` };
  },
};

let own: Machine;
beforeEach(async () => {
  takeAsked();
  own = openMachine({ engine, cache: await temporaryFolder() });
});

/** That of another process. */
const reopen = () => openMachine({ engine, cache: own.folder });
/** That of a process with other code. */
const byCode = (id: string) => openMachine({ engine: { ...engine, id }, cache: own.folder });
const ask = (inputs: string[], by = own, scope = 'a site') => by.answerAll(query, { scope, inputs });

describe('an answer', () => {
  test('is found once, be it by another command, and stands in the order of the inputs', async () => {
    expect(await ask(['b', 'a', 'b'])).toEqual([{ said: 'of b' }, { said: 'of a' }, { said: 'of b' }]);
    expect(takeAsked()).toEqual(['b', 'a']);
    expect(await ask(['a', 'c', 'b'], reopen())).toEqual([{ said: 'of a' }, { said: 'of c' }, { said: 'of b' }]);
    expect(takeAsked()).toEqual(['c']);
  });

  test('is found anew for another site, and where the one under its key is that of another input', async () => {
    await ask(['a']);
    await ask(['a'], own, 'another site');
    expect(await ask(['A'], reopen())).toEqual([{ said: 'of A' }]);
    expect(takeAsked()).toEqual(['a', 'a', 'A']);
  });

  test('is forgotten where it is not asked for any more', async () => {
    await ask(['a', 'b']);
    await ask(['b']);
    takeAsked();
    await ask(['a', 'b'], reopen());
    expect(takeAsked()).toEqual(['a']);
  });

  test('may be none: nothing after it is asked, and nothing that is known is lost', async () => {
    await ask(['a', 'b']);
    takeAsked();
    expect(await ask(['c', 'none', 'b'])).toEqual([{ said: 'of c' }]);
    expect(takeAsked()).toEqual(['c', 'none']);
    await ask(['a', 'b', 'c'], reopen());
    expect(takeAsked()).toEqual([]);
  });

  test('by other code is another one', async () => {
    for (const id of ['one', 'one', 'two']) await ask(['a'], byCode(id));
    expect(takeAsked()).toEqual(['a', 'a']);
  });

  test('is the very same object as long as a machine goes on, even where nothing can be kept', async () => {
    const lasting = openMachine({ engine, cache: '/dev/null/nowhere', isLasting: true });
    const [first] = await ask(['a'], lasting);
    const [second] = await ask(['a'], lasting);
    expect(second).toBe(first);
    const ending = openMachine({ engine, cache: '/dev/null/nowhere' });
    await ask(['a'], ending);
    await ask(['a'], ending);
    expect(takeAsked()).toEqual(['a', 'a', 'a']);
  });
});

describe('a step that is done anew', () => {
  interface Former {
    text: string;
  }
  interface Value extends Former {
    from: Former | undefined;
  }
  const step: Update<string, Value, Former> = {
    name: 'test of steps',
    make: (text, from) => (text === '' ? undefined : { text, from }),
    formerOf: ({ text }) => ({ text }),
    form: partsOf<Former>({ text: isText }),
  };
  const update = (text: string, by = own) => by.update(step, 'a site', text);

  test('is told what came of it the last time, be it by another command', async () => {
    expect((await update('a'))?.from).toBeUndefined();
    expect((await update('b', reopen()))?.from).toEqual({ text: 'a' });
    expect((await reopen().update(step, 'another site', 'c'))?.from).toBeUndefined();
  });

  test('is told of the value itself by a machine that goes on, and of the last one that could be made', async () => {
    const lasting = openMachine({ engine, cache: own.folder, isLasting: true });
    const first = await update('a', lasting);
    expect(await update('', lasting)).toBeUndefined();
    expect((await update('b', lasting))?.from).toBe(first);
    expect((await update('c', reopen()))?.from).toEqual({ text: 'b' });
  });

  test('may not be told of what other code has made', async () => {
    await update('a', byCode('one'));
    expect((await update('b', byCode('one')))?.from).toEqual({ text: 'a' });
    expect((await update('c', byCode('two')))?.from).toBeUndefined();
  });
});
