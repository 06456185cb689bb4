import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Operation, operationRoles } from '../../../generator/desk/model/operations.ts';
import { includesRole, type Role, roles } from '../../../generator/editor/document/person.ts';
import { openTestDesk, type TestDesk, type Visitor } from '../../support/desk.ts';

let desk: TestDesk;
let visitors: Record<Role, Visitor>;

beforeAll(async () => {
  desk = await openTestDesk();
  visitors = Object.fromEntries(roles.map((role) => [role, desk.signIn(role)])) as Record<Role, Visitor>;
});

afterAll(() => desk.close());

const operations = Object.entries(operationRoles) as [Operation, Role | 'anyone'][];

/** Asks with a method; the body is one that no operation accepts, so that nothing is changed. */
const ask = (name: Operation, method: 'GET' | 'POST', headers: Record<string, string>) =>
  desk.send(`/_desk/${name}`, { method, headers, ...(method === 'POST' && { body: { nothing: 'like this' } }) });

/** The method that an operation answers. */
async function methodOf(name: Operation): Promise<'GET' | 'POST'> {
  return (await ask(name, 'GET', visitors.owner.headers)).status === 405 ? 'POST' : 'GET';
}

/** Operations that end the session that asks. */
const ending = new Set<Operation>(['sign-out', 'sign-out-everywhere']);

/** Streams do not end. */
const streams = new Set<Operation>(['events']);

describe.each(operations.filter(([name]) => !ending.has(name) && !streams.has(name)))('operation "%s"', (name, access) => {
  test.each(roles)('%s', async (role) => {
    const { status, text } = await ask(name, await methodOf(name), visitors[role].headers);
    const isRefused = status === 403 && text.includes('"role"');
    expect(isRefused).toBe(access !== 'anyone' && !includesRole(role, access));
  });

  test('without an account', async () => {
    const { status } = await ask(name, await methodOf(name), { origin: 'https://desk.example.sa' });
    if (access === 'anyone') expect(status).not.toBe(401);
    else expect(status).toBe(401);
  });
});

test.each(['sign-out', 'sign-out-everywhere', 'events'] as const)('operation "%s" needs an account', async (name) => {
  for (const method of ['GET', 'POST'] as const) expect([401, 405]).toContain((await ask(name, method, {})).status);
});

test('every operation is there', async () => {
  for (const [name] of operations) {
    // No operation answers this method; where there is none, it is 404.
    const { status } = await desk.send(`/_desk/${name}`, { method: 'PUT', headers: visitors.owner.headers });
    expect([name, status]).toEqual([name, 405]);
  }
});
