import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(async () => {
  const { file, uploads } = await exportOf(content);
  imported = await importTemporarily(file, { uploads });
}, 600_000);

describe('a real WordPress', () => {
  test('becomes a site without errors, and the account adds up', () => {
    expect(imported.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(imported.account?.documents.flatMap(({ title, missing }) => missing.map((one) => ({ title, ...one })))).toEqual([]);
    expect(imported.account?.isBalanced).toBe(true);
  });

  test.each(known)('has what was written: $title', ({ title, excerpt, text, counts }) => {
    const account = imported.account?.documents.find((document) => document.title === title);
    const inSource = Object.fromEntries(measures.map((measure) => [measure, account?.lines[measure].in]));
    expect(inSource).toMatchObject({ ...counts, words: wordsOf([title, excerpt, text].join('\n')).length });
    for (const measure of measures) expect(account?.lines[measure], measure).toMatchObject({ omitted: 0, unaccounted: 0 });
  });

  test('keeps to itself what was private', () => {
    const { folder, account } = imported;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'));
    const reports = account ? reportFiles(account).map((report) => report.content) : [];
    expect(reports).toHaveLength(3);
    for (const secret of secrets)
      for (const text of [...texts, ...reports.map((report) => Buffer.from(report).toString('latin1'))])
        expect(text).not.toContain(Buffer.from(secret).toString('latin1'));
  });
});
