import { beforeAll, expect, test } from 'vitest';
import { readStarter } from '../../../generator/cli/new/folder-files.ts';
import { writeSite } from '../../../generator/cli/new/write-site.ts';
import { get, items } from '../../../generator/core/json/walk.ts';
import { silent } from '../../../generator/core/progress/progress.ts';
import { type ImportedSite, importSite } from '../../../generator/import/import.ts';
import { temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { importTemporarily } from '../../support/import-site.ts';
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

/** A page whose layout is a table, as old sites have it. */
const tablePage = (title: string, content: string) =>
  `<html dir=rtl><head><title>${title} - جمعية البر</title></head><body><table><tr><td colspan=2>جمعية البر بالمدينة القديمة</td></tr>
<tr><td><table><tr><td><a href="index.html">الرئيسية</a></td></tr></table></td><td>${content}</td></tr>
<tr><td colspan=2>حقوق النشر محفوظة لجمعية البر</td></tr></table></body></html>`;

test('cells of layout tables and pages of frames are accounted for', async () => {
  const source = await temporaryFolder();
  const news = [1, 2, 3, 4].map((number): [string, string] => [
    `news${number}.html`,
    tablePage(`خبر ${number}`, `<h1>خبر رقم ${number}</h1><p>كلام الخبر رقم ${number} في سطر.</p>`),
  ]);
  writePages(source, {
    ...Object.fromEntries(news),
    'index.html':
      '<html><head><title>موقع الإطارات</title></head><frameset cols="20%,*"><frame src="menu.html" name="menu"><frame src="first.html" name="main"><noframes>متصفحك قديم</noframes></frameset></html>',
    'menu.html': '<html><head><title>القائمة</title></head><body><a href="first.html">البداية</a></body></html>',
    'first.html': '<html><head><title>البداية</title></head><body><p>نص صفحة البداية.</p></body></html>',
  });
  const { account, conversion } = await importTemporarily(source);
  expect(account?.documents.flatMap(({ missing }) => missing)).toEqual([]);
  expect(account?.isBalanced).toBe(true);
  const routes = items(get(conversion.site, 'routes'));
  expect(routes.find((route) => get(route, 'path') === '/')).toMatchObject({ title: 'البداية' });
}, 120_000);
