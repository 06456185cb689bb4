import type { Progress } from '../progress/progress.ts';
import { once, remember } from '../util/remember.ts';
import { inBatches, type Placed, surroundingsOf, type Workplace } from './batches.ts';
import { Table } from './table.ts';
import { type Copy, storeOf, type Task } from './task.ts';
import { entryOf, MadeContent, type Row, readThing, type Thing } from './things.ts';
import type { Delivered, Order } from './workbench.ts';

/** A thing that is wanted. */
export interface Want<Input> {
  /** Its key, where that is known without making its input. */
  key?: string;
  /** Names the content that its input is made of: where a thing of that name is known, the input need not be made. */
  name?: string | undefined;
  /** Makes the input, and what names it. */
  order: () => Order<Input>;
}

/** A thing that is there. */
export type Made<Facts, Trouble> = { facts: Facts; copies: Copy<MadeContent>[] } | { trouble: Trouble };

export interface WantedAll<Setup, Input> {
  /** What the things belong to: what is known of them is kept together, and of others forgotten. */
  scope: string;
  setup: Setup;
  wants: readonly Want<Input>[];
  /** Seconds of a processor that one takes, about. */
  work: number;
  progress: Progress;
}

/** What is known of a thing, with its key. */
type Known<Facts> = [key: string, row: Row<Facts>];

/** What is known of wanted things. */
class Findings<Input, Facts, Trouble> {
  readonly found: (Known<Facts> | { trouble: Trouble } | undefined)[];
  readonly #wants: readonly Want<Input>[];
  readonly #known: ReadonlyMap<string, Row<Facts>>;

  constructor(wants: readonly Want<Input>[], known: ReadonlyMap<string, Row<Facts>>) {
    this.#wants = wants;
    this.#known = known;
    const byName = new Map([...known].flatMap((one) => (one[1].name === undefined ? [] : [[one[1].name, one]])));
    this.found = wants.map(({ key = '', name = '' }) => {
      const row = known.get(key);
      return row ? [key, row] : byName.get(name);
    });
  }

  get countOfMissing(): number {
    return this.found.filter((one) => !one).length;
  }

  /** What is known under no name is ordered when it is asked for, so that few inputs are in memory. */
  *missing(): Generator<Placed<Input>> {
    for (const [index, { name, order: make }] of this.#wants.entries()) {
      if (this.found[index]) continue;
      const order = make();
      const row = this.#known.get(order.key);
      if (row) this.found[index] = [order.key, row.name === name ? row : { ...row, name }];
      else yield { index, order };
    }
  }

  /** By their keys. */
  rows(): Map<string, Row<Facts>> {
    return new Map(this.found.flatMap((one) => (Array.isArray(one) ? [one] : [])));
  }
}

/** Makes what is missing. */
async function makeMissing<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  { setup, wants, work, progress }: WantedAll<Setup, Input>,
  findings: Findings<Input, Facts, Trouble>,
  workplace: Workplace,
): Promise<void> {
  const atMost = findings.countOfMissing;
  progress.expect(atMost * work);
  let made = 0;
  const deliver = ({ index, key }: { index: number; key: string }, thing: Delivered<Facts, Trouble>) => {
    findings.found[index] = 'trouble' in thing ? thing : [key, { name: wants[index]?.name, ...thing }];
    made++;
    progress.did(work);
  };
  await inBatches(task, { setup, orders: findings.missing(), deliver }, workplace);
  progress.did((atMost - made) * work);
}

/** Things whose bytes stay in memory while their files are asked for one after another. */
const inMemory = 16;

/**
 * Makes things, but those that an earlier command has made of the very same input. Their bytes stay in the store until they are
 * asked for; of inputs a few are in memory at a time.
 * @returns what came of each want, in their order.
 */
export async function makeAll<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  wanted: WantedAll<Setup, Input>,
  workplace: Workplace,
): Promise<Made<Facts, Trouble>[]> {
  const { scope, setup, wants } = wanted;
  const store = storeOf(task, workplace);
  const makeHere = once(() => task.open(setup, surroundingsOf(workplace)));
  const table = await Table.open<Row<Facts>>(store, `${task.name} ${scope}`);
  const findings = new Findings<Input, Facts, Trouble>(wants, table.rows);
  await makeMissing(task, wanted, findings, workplace);
  await table.keep(findings.rows());

  const thingOf = (index: number, [key, row]: Known<Facts>): Thing => ({
    entry: entryOf(task.name, key),
    row,
    make: async () => {
      const outcome = await (await makeHere())((wants[index] as Want<Input>).order().input);
      return 'trouble' in outcome ? [] : outcome.copies;
    },
  });
  const things = findings.found.map((one, index) => (Array.isArray(one) ? thingOf(index, one) : one));
  const read = remember((thing: Thing) => readThing(store, thing), { most: inMemory, keyOf: ({ entry }) => entry });
  return things.map((thing): Made<Facts, Trouble> => {
    if (!thing) throw new Error(`A ${task.name} was not made.`);
    if (!('row' in thing)) return thing;
    const { row } = thing;
    const copies = row.copies.map((copy) => ({
      extension: copy.extension,
      content: new MadeContent(copy, { thing, code: task.code }, read),
    }));
    return { facts: row.facts as Facts, copies };
  });
}
