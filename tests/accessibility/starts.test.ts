import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { filesOfFolder } from '../../generator/starts/folder-files.ts';
import { languageChoices } from '../../generator/starts/starts.ts';
import { buildAndServe } from '../support/build.ts';
import { newSite, nothingSaid, startCases } from '../support/new-site.ts';
import { projectRoot } from '../support/project-root.ts';
import { checkEach } from './check.ts';

/** The pages of a new site by the words of their address. */
function pathsOf({ start, languages }: (typeof startCases)[number]): string[] {
  const { routes } = JSON.parse(String(filesOfFolder(projectRoot, start, nothingSaid).get('site.json')));
  const paths = routes.map(({ path }: { path: string }) => path.slice(1));
  return languageChoices[languages].flatMap((_, index) =>
    paths.map((path: string) => (index === 0 ? path : `en/${path}`.replace(/\/$/, ''))),
  );
}

describe.each(startCases)('$start, $languages', (one) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await buildAndServe(await newSite(one.start, one), { isDraft: true });
  });
  afterAll(() => server?.close());

  // Their blocks are looked at elsewhere: here, what the start makes of them.
  const paths = pathsOf(one);
  const widths = [390, 1280];
  const targets = widths.flatMap((width) => paths.map((path) => ({ path, viewport: { width, height: 900 }, actions: [] })));
  checkEach(targets, () => server.url);
});
