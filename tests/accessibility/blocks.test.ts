import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../../generator/hosts/serve.ts';
import { buildAndServe } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { checkEach } from './check.ts';
import { listBlocks } from './targets.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await buildAndServe(await writeExamples(siteOfExamples(pagesOfExamples())), { isDraft: true });
});
afterAll(() => server?.close());

checkEach(listBlocks(), () => server.url);
