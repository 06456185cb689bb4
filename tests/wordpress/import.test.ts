import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isObject } from '../../generator/core/json/value.ts';
import { reportFiles } from '../../generator/import/account/report/report-files.ts';
import { wordsOf } from '../../generator/import/account/words.ts';
import type { ImportedSite } from '../../generator/import/import.ts';
import { measures } from '../../generator/import/model/losses.ts';
import { importTemporarily } from '../support/import-site.ts';
import { secrets, wordPressContent } from './content.ts';
import { exportOf } from './run-wordpress.ts';

/** The site of a real WordPress, exported by its own exporter: every count is known beforehand. */
const { content, known } = wordPressContent();

let imported: ImportedSite;
let source: string;

beforeAll(async () => {
  const { file, uploads } = await exportOf(content);
  source = readFileSync(file, 'latin1');
  imported = await importTemporarily(file, { uploads });
}, 600_000);

describe('a real WordPress', () => {
  test('becomes a site without errors, and the account adds up', () => {
    expect(imported.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(imported.account?.documents.flatMap(({ title, missing }) => missing.map((one) => ({ title, ...one })))).toEqual([]);
    expect(imported.account?.isBalanced).toBe(true);
  });

  test.each(known)('has what was written: $title', ({ title, excerpt, text, counts, omitted }) => {
    const account = imported.account?.documents.find((document) => document.title === title);
    const inSource = Object.fromEntries(measures.map((measure) => [measure, account?.lines[measure].in]));
    expect(inSource).toMatchObject({ ...counts, words: wordsOf([title, excerpt, text].join('\n')).length });
    for (const measure of measures)
      expect(account?.lines[measure], measure).toMatchObject({ omitted: omitted[measure] ?? 0, unaccounted: 0 });
  });

  test('keeps what is beside the content: dates to come, sticky posts, former addresses, items of custom types', () => {
    const { conversion, account } = imported;
    const site = JSON.stringify(conversion.site);
    const collections = isObject(conversion.site) && isObject(conversion.site.collections) ? conversion.site.collections : {};
    for (const text of ['2099-01-02', '"pinned":true', '011 000 0001']) expect(site).toContain(text);
    expect(Object.values(collections)).toContainEqual(expect.objectContaining({ type: 'places' }));
    expect(account?.addresses.unanswered).toEqual([]);
    expect(account?.omitted).toContainEqual({ reason: 'comment', number: 2, words: 0 });
    expect(account?.withheld).toEqual([{ reason: 'unpublished', documents: 3, words: 15 }]);
  });

  test('keeps to itself what was private', () => {
    const { folder, account } = imported;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    const reports = account ? reportFiles(account).map((report) => report.content) : [];
    expect(reports).toHaveLength(3);
    for (const secret of secrets.map((text) => Buffer.from(text).toString('latin1'))) {
      expect(source).toContain(secret);
      for (const text of [...texts, ...reports.map((report) => Buffer.from(report).toString('latin1'))])
        expect(text).not.toContain(secret);
    }
  });
});
