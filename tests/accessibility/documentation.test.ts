import { afterAll, beforeAll } from 'vitest';
import { writeDocumentation } from '../../docs/site/write.ts';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { buildAndServe, temporaryFolder } from '../support/build.ts';
import { checkEach } from './check.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await buildAndServe(writeDocumentation(await temporaryFolder()), { isDraft: true });
});
afterAll(() => server?.close());

/** A page of each sort that the documentation has. */
const paths = [
  '',
  'start',
  'recipes/table',
  'blocks/table',
  'reference/site',
  'reference/blocks/prose',
  'own-blocks',
  'comparison',
  'changelog',
];
const sides = ['', 'en'];
const widths = [390, 1280];

checkEach(
  widths.flatMap((width) =>
    sides.flatMap((side) =>
      paths.map((path) => ({ path: [side, path].filter(Boolean).join('/'), viewport: { width, height: 900 }, actions: [] })),
    ),
  ),
  () => server.url,
);
