import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { bilingualSite, buildAndServe, fixtureSite } from '../support/build.ts';
import { bilingualMuseum } from '../support/languages-site.ts';
import { checkEach } from './check.ts';

/** Pages of a site in its second language. */
function targetsOf(name: string, second: string) {
  const { routes }: { routes: { path: string; blocks: { type: string }[] }[] } = JSON.parse(
    readFileSync(fixtureSite(name), 'utf8'),
  );
  return routes
    .filter(({ path }) => path !== '/')
    .map(({ path }) => ({ path: second + path, viewport: { width: 1280, height: 900 }, actions: [] }));
}

describe.each([
  { site: 'an Arabic site in English', file: bilingualSite, targets: targetsOf('bilingual', 'en') },
  { site: 'an English museum in Arabic', file: bilingualMuseum, targets: targetsOf('museum', 'ar') },
])('$site', ({ file, targets }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await file(), { isDraft: true });
  });
  afterAll(() => server?.close());

  checkEach(targets, () => server.url);
});
