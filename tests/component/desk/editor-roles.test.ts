import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { includesRole, type Role, roles } from '../../../generator/editor/document/person.ts';
import { endpointRoles } from '../../../generator/editor/server/endpoints/access.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { machine } from '../../support/environment.ts';
import { ask } from '../../support/raw-request.ts';

const secret = 'a secret of the desk';

let server: RunningServer;
let token: string;

/** Header with a person as the desk sends it. */
const personHeader = (person: object) => Buffer.from(JSON.stringify(person)).toString('base64url');

const personOf = (role: Role) => personHeader({ author: { id: 'id', name: 'نورة' }, role });

const headersOf = (role: Role) => ({ 'x-desk-secret': secret, 'x-desk-person': personOf(role) });

function send(path: string, method: string, headers: Record<string, string>, body?: string) {
  const { origin, host } = new URL(server.url);
  return ask(origin, { path, method, headers: { host, ...headers }, body });
}

beforeAll(async () => {
  const project = openProject(await copiedSite('smallest'));
  server = await startPreview({ environment: machine, project, port: 0, language: 'ar', desk: { secret } });
  const { body } = await send('/_edit/', 'GET', headersOf('reader'));
  [, token = ''] = /"edit-token" content="([^"]+)"/.exec(body.toString()) ?? [];
  expect(token).not.toBe('');
});

afterAll(() => server.close());

const names = Object.keys(endpointRoles) as (keyof typeof endpointRoles)[];

/** Status of an endpoint with a method. A body that no endpoint accepts: nothing is changed. */
async function statusOf(name: string, method: string, headers: Record<string, string>): Promise<number> {
  const body = method === 'POST' ? '{"nothing":"like this"}' : undefined;
  const type = method === 'POST' ? { 'content-type': 'application/json', 'x-edit-token': token } : undefined;
  return (await send(`/_edit/${name}`, method, { ...type, ...headers }, body)).status;
}

/** The method that an endpoint answers. */
async function methodOf(name: string): Promise<'GET' | 'POST'> {
  return (await statusOf(name, 'GET', headersOf('owner'))) === 405 ? 'POST' : 'GET';
}

describe.each(names)('endpoint "%s"', (name) => {
  test.each(roles)('%s', async (role) => {
    const status = await statusOf(name, await methodOf(name), headersOf(role));
    expect(status === 403).toBe(!includesRole(role, endpointRoles[name]));
  });

  test('nobody without the secret of the desk', async () => {
    const method = await methodOf(name);
    const attempts: Record<string, string>[] = [
      {},
      { 'x-desk-person': personOf('owner') },
      { ...headersOf('owner'), 'x-desk-secret': 'another' },
    ];
    for (const headers of attempts) expect(await statusOf(name, method, headers)).toBe(403);
  });

  test('nobody without an account', async () => {
    expect(await statusOf(name, await methodOf(name), { 'x-desk-secret': secret })).toBe(403);
  });
});

test('endpoints that write need the token of the page', async () => {
  const headers = { ...headersOf('owner'), 'content-type': 'application/json' };
  const given: Record<string, string>[] = [{}, { 'x-edit-token': 'another' }];
  for (const one of given) expect((await send('/_edit/undo', 'POST', { ...headers, ...one }, '{}')).status).toBe(403);
  expect((await send('/_edit/undo', 'POST', { ...headers, 'x-edit-token': token }, '{}')).status).toBe(200);
});

test('a person with an unknown role is nobody', async () => {
  for (const person of [{ author: { id: 'id', name: 'x' }, role: 'admin' }, { role: 'owner' }, [], 'owner']) {
    const { status } = await send('/_edit/state', 'GET', {
      'x-desk-secret': secret,
      'x-desk-person': personHeader(person as object),
    });
    expect(status).toBeGreaterThanOrEqual(403);
  }
});

test('pages of the preview need the desk as well', async () => {
  for (const path of ['/', '/_preview/events', '/_guide/', '/_catalogue']) expect((await send(path, 'GET', {})).status).toBe(403);
  expect((await send('/', 'GET', headersOf('reader'))).status).toBe(200);
});
