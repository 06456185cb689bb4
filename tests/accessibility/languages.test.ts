import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { bilingualSite, buildAndServe, fixtureSite } from '../support/build.ts';
import { casesOf, firstsOfTypes } from '../support/scope.ts';
import { checkEach } from './check.ts';

const { routes }: { routes: { path: string; blocks: { type: string }[] }[] } = JSON.parse(
  readFileSync(fixtureSite('bilingual'), 'utf8'),
);
const firsts = firstsOfTypes(routes);
const targets = casesOf(
  routes.filter(({ path }) => path !== '/'),
  ({ path }) => firsts.has(path),
).map(({ path }) => ({ path: `en${path}`, viewport: { width: 1280, height: 900 }, actions: [] }));

describe('an Arabic site in English', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await bilingualSite(), { isDraft: true });
  });
  afterAll(() => server?.close());

  checkEach(targets, () => server.url);
});
