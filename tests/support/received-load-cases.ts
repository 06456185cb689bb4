import { expect } from 'vitest';
import { attemptAll, automatedPosts, type LoadReport, openLoadedDesk, prepare, sendEvenly } from './received-load.ts';

/** Valid posts at a rate from many addresses: all are stored. */
export async function storesAll({
  rate,
  seconds,
  addresses,
}: Record<'rate' | 'seconds' | 'addresses', number>): Promise<LoadReport> {
  const desk = await openLoadedDesk();
  const count = rate * seconds;
  const attempts = await prepare(desk, count, addresses);
  desk.advance(5000);
  const report = await sendEvenly(desk, attempts, rate);
  expect(report.statuses.filter((status) => status !== 200)).toEqual([]);
  const entries = desk.received.answers.entries();
  const names = (await desk.received.answers.read(entries)).map(({ fields }) => fields[0]?.value);
  expect(new Set(names).size).toBe(count);
  await desk.close();
  return report;
}

/** Automated posts: none is stored, and each is counted by its reason. */
export async function refusesAutomated(each: number): Promise<Readonly<Record<string, number>>> {
  const desk = await openLoadedDesk();
  const { valid, automated } = await automatedPosts(desk, each);
  desk.advance(5000);
  expect(new Set(await attemptAll(desk, valid))).toEqual(new Set([200]));
  const statuses = await attemptAll(desk, await automated());
  expect(statuses.filter((status) => status === 200)).toEqual([]);
  expect(desk.received.answers.entries()).toHaveLength(valid.length);
  const counts = desk.received.refusals.counts();
  const { burst } = desk.received.limits.posts;
  expect(counts).toEqual({
    ...{ honeypot: each, 'too-fast': each, replayed: each },
    // One address is not read any further after as many posts as a network may send.
    ...{ 'bad-token': burst, 'too-many': each - burst },
  });
  await desk.close();
  return counts;
}
