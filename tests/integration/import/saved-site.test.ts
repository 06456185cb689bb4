import { beforeAll, expect, test } from 'vitest';
import { readStarter } from '../../../generator/cli/new/folder-files.ts';
import { writeSite } from '../../../generator/cli/new/write-site.ts';
import { silent } from '../../../generator/core/progress/progress.ts';
import { type ImportedSite, importSite } from '../../../generator/import/import.ts';
import { temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { projectRoot } from '../../support/project-root.ts';
import { savedSite, writePages } from '../../support/saved-pages.ts';

let imported: ImportedSite;

beforeAll(async () => {
  const source = await temporaryFolder();
  const work = await temporaryFolder();
  writePages(source, savedSite);
  imported = await importSite(
    {
      source,
      read: {},
      site: { starter: readStarter(projectRoot, 'organisation'), schema: 'site.schema.json', year: 2026 },
      write: writeSite,
      media: { isFetching: false, cache: `${work}/cache` },
      work,
      progress: silent,
    },
    machine,
  );
}, 300_000);

test('saved pages become a site without errors, and the account adds up', () => {
  expect(imported.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(imported.account?.documents.flatMap(({ title, missing }) => missing.map((one) => ({ title, ...one })))).toEqual([]);
  expect(imported.account?.isBalanced).toBe(true);
});
