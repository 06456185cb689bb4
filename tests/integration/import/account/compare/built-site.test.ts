import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from '../../../../../generator/import/account/account.ts';
import { measures } from '../../../../../generator/import/model/losses.ts';
import { buildTemporarily } from '../../../../support/build.ts';
import { accountFixture, accountOfFixture, fixtureDocuments } from '../../../../support/import-account.ts';

let out: string;

beforeAll(async () => {
  out = await buildTemporarily(join(accountFixture, 'site.json'), { isDraft: true });
});

/** Account after a change of the workshop's page, which is undone. */
async function accountAfter(change: (html: string) => string): Promise<Account> {
  const file = join(out, 'workshop-inside.html');
  const html = readFileSync(file, 'utf8');
  const changed = change(html);
  expect(changed).not.toBe(html);
  writeFileSync(file, changed);
  try {
    return await accountOfFixture(out);
  } finally {
    writeFileSync(file, html);
  }
}

const missingOf = ({ documents }: Account) => documents.flatMap(({ missing }) => missing);

test('an honest import adds up', async () => {
  const account = await accountOfFixture(out);
  expect(missingOf(account)).toEqual([]);
  expect(account.isBalanced).toBe(true);
  expect(account.falseClaims).toBe(0);
  for (const measure of measures) {
    const { in: total, kept, changed, omitted, unaccounted } = account.sum[measure];
    expect(kept + changed + omitted + unaccounted, measure).toBe(total);
  }
  expect(account.sum.links).toMatchObject({ in: 2, kept: 2 });
  expect(account.sum.pictures).toMatchObject({ in: 2, kept: 2 });
  expect(account.sum.listItems).toMatchObject({ in: 3, kept: 3 });
  expect(account.sum.tableCells).toMatchObject({ in: 4, kept: 4 });
  expect(account.sum.codeBlocks).toMatchObject({ in: 1, kept: 1 });
  expect(account.sum.embeds).toMatchObject({ in: 1, kept: 1 });
  expect(account.sum.addresses).toMatchObject({ in: 5, kept: 5 });
});

test('each single word that a page loses is missed', async () => {
  const words = [
    ...['يبدأ', 'الأحمر', 'ليلتين', 'دليل', 'تأتي', 'أدوات', 'إسفنجة', 'قاطع', 'شبران', 'دولاب', 'النافذة', 'عجلة', '١٣٦٥'],
    ...['المرحلة', 'البسكويت', '980', 'ramp', '20', 'خميس', 'نحن'],
  ];
  for (const word of words) {
    // In text or in the value of an attribute that is shown, but not in ids.
    const shown = new RegExp(`(<main[\\s\\S]*?[>" (])(?<!id=")${word}`);
    const account = await accountAfter((html) => html.replace(shown, '$1'));
    expect(account.isBalanced, word).toBe(false);
    expect(
      missingOf(account).filter(({ measure }) => measure === 'words'),
      word,
    ).toHaveLength(1);
  }
});

test('a link, picture, heading, item, cell, code block or frame that a page loses is missed', async () => {
  const losses: [measure: string, from: RegExp, to: string][] = [
    ['links', /<a href="https:\/\/clay[^>]*>(.*?)<\/a>/, '$1'],
    ['links', /<a href="https:\/\/clay[^"]*"/, '<a href="https://elsewhere.example.org/"'],
    ['links', /<a href="\/about">(.*?)<\/a>/, '$1'],
    ['links', /<a href="\/about">/, '<a href="/">'],
    ['pictures', /<img [^>]*alt="(دولاب[^"]*)"[^>]*>/, '<i>$1</i>'],
    ['pictures', /src="\/assets\/workshop\./, 'src="/assets/kiln.'],
    ['headings', /<h2 id="أدوات[^>]*>(.*?)<\/h2>/, '<p>$1</p>'],
    ['listItems', /<li>(إسفنجة صغيرة)<\/li>/, '$1'],
    ['tableCells', /<td data-number>980<\/td>/, '<td></td><caption>980</caption>'],
    ['codeBlocks', / = ramp/, '=ramp'],
    ['codeBlocks', /<pre[^>]*>([\s\S]*?)<\/pre>/, '<p>$1</p>'],
    ['embeds', / data-island="video"/, ''],
  ];
  for (const [measure, from, to] of losses) {
    const account = await accountAfter((html) => html.replace(from, to));
    expect(account.isBalanced, `${measure} ${from}`).toBe(false);
    expect(
      missingOf(account).map((one) => one.measure),
      `${measure} ${from}`,
    ).toContain(measure);
  }
});

test('an address that nothing answers is missed, whatever the import says', async () => {
  const redirects = readFileSync(join(out, '_redirects'), 'utf8');
  writeFileSync(join(out, '_redirects'), redirects.replaceAll(/^\/workshop[ /.].*\n/gm, ''));
  const account = await accountOfFixture(out);
  writeFileSync(join(out, '_redirects'), redirects);
  expect(account.isBalanced).toBe(false);
  expect(account.addresses.unanswered).toEqual(['/workshop']);
});

test('an omission explains missing words only, and a false one is found', async () => {
  const [page, ...others] = fixtureDocuments();
  if (!page) throw new Error('The fixture has a document.');
  page.losses.omissions.push({ reason: 'form', name: 'form', text: 'قماش رطب' });
  const account = await accountOfFixture(out, { documents: [page, ...others] });
  expect(account.falseClaims).toBe(1);
  expect(account.documents[0]?.falseClaims).toMatchObject([{ name: 'form', words: 0 }]);
  expect(account.sum.words.omitted).toBe(account.withheld[0]?.words);
  const hidden = await accountAfter((html) => html.replace('سلك قاطع', 'قاطع'));
  expect(hidden.isBalanced).toBe(false);
});

test('words that the import adds do not stand for words of the source', async () => {
  const documents = fixtureDocuments();
  documents[0]?.losses.changes.push({ reason: 'repeated', name: 'caption', before: '', after: 'خميس الحرق' });
  const file = join(out, 'workshop-inside.html');
  const html = readFileSync(file, 'utf8');
  writeFileSync(file, html.replace('نلتقي في كل خميس', 'نلتقي في كل').replace('درجات الحرق', 'درجات الحرق خميس الحرق'));
  const account = await accountOfFixture(out, { documents });
  writeFileSync(file, html);
  expect(missingOf(account)).toMatchObject([{ measure: 'words', text: 'خميس', near: 'نلتقي في كل خميس من نحن' }]);
});

test('words of private posts are in no report', async () => {
  const omission = { reason: 'unpublished' as const, name: 'Confidential ledger', text: 'Unpaid invoices of Zephyrine.' };
  const account = await accountOfFixture(out, { siteLosses: { omissions: [omission], changes: [] } });
  expect(JSON.stringify(account)).not.toMatch(/Confidential|ledger|invoices|Zephyrine/);
  expect(account.withheld).toEqual([{ reason: 'unpublished', documents: 1, words: 6 }]);
});
