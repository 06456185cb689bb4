import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { buildAndServe, fixtureSite } from '../support/build.ts';
import { checkEach } from './check.ts';
import { listPages, listSearch } from './targets.ts';

describe('the site', () => checkEach(listPages(), () => inject('shipped')));

describe('a search', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(fixtureSite('municipality'), { isDraft: true });
  });
  afterAll(() => server?.close());
  checkEach(listSearch(), () => server.url);
});
