import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { Account, DocumentAccount } from '../../../../../generator/import/account/account.ts';
import { emptyLines } from '../../../../../generator/import/account/compare/reconcile-document.ts';
import { reportPage } from '../../../../../generator/import/account/report/page.ts';
import { reportFiles } from '../../../../../generator/import/account/report/report-files.ts';
import { summaryLines } from '../../../../../generator/import/account/report/summary.ts';
import { changeReasons, omissionReasons } from '../../../../../generator/import/model/losses.ts';
import { messageLanguages } from '../../../../../templates/languages/message-languages.ts';

const hostile = '<script>alert(1)</script>"\'&\u202E';

function linesOf(words: number, unaccounted: number) {
  const lines = emptyLines();
  lines.words = { in: words, kept: words - unaccounted - 3, changed: 1, omitted: 2, unaccounted };
  return lines;
}

const document = (id: string, more: Partial<DocumentAccount> = {}): DocumentAccount => ({
  id,
  title: `Title ${id}`,
  place: { file: 'export.xml', line: 7 },
  pages: [`/${id}`],
  lines: linesOf(100, 0),
  missing: [],
  omissions: [],
  changes: [],
  falseClaims: [],
  added: { count: 0, words: [] },
  ...more,
});

const omissions = omissionReasons.map((reason) => ({
  reason,
  name: `${reason} ${hostile}`,
  words: 1,
  text: hostile,
  counts: { links: 2 },
}));
const changes = changeReasons.map((reason) => ({ reason, name: hostile, before: 'قبل', after: 'بعد', counts: {} }));

const account = (unaccounted = 0): Account => ({
  version: 1,
  format: 'wordpress',
  generator: `WordPress ${hostile}`,
  isBalanced: unaccounted === 0,
  sum: linesOf(1234, unaccounted),
  withheld: [{ reason: 'unpublished', documents: 2, words: 50 }],
  omitted: omissions.map(({ reason }) => ({ reason, number: 1, words: 1 })),
  changed: changes.map(({ reason }) => ({ reason, number: 1 })),
  falseClaims: 0,
  missingPictures: [`/a.png${hostile}`],
  addresses: { route: 1, movedFrom: 2, redirect: 3, gone: 1, unanswered: ['/lost'], goneAddresses: ['/gone'] },
  documents: [
    document('1', { omissions, changes }),
    document('2', {
      lines: linesOf(10, unaccounted),
      missing: unaccounted === 0 ? [] : [{ measure: 'words', text: hostile, near: `near ${hostile}` }],
    }),
    document('3', { title: '', withheld: 'unpublished' }),
  ],
  site: { omissions: [], changes: [] },
});

type Node = DefaultTreeAdapterTypes.Node;

function elementsIn(node: Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : elementsIn(child)));
}

for (const language of messageLanguages) {
  const elements = elementsIn(parse(reportPage(account(2), language)));

  test(`the page makes no requests and contains no foreign markup (${language})`, () => {
    expect(elements.filter(({ tagName }) => ['script', 'img', 'link', 'iframe', 'object'].includes(tagName))).toEqual([]);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'src')).toEqual([]);
    expect(attributes.filter(({ name, value }) => name === 'href' && !value.startsWith('#'))).toEqual([]);
    expect(reportPage(account(2), language)).not.toMatch(/url\(|@import/);
  });

  test(`the page has one h1, no skipped level, unique ids and working links (${language})`, () => {
    const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    const ids = elements.flatMap(({ attrs }) => attrs.flatMap(({ name, value }) => (name === 'id' ? [value] : [])));
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements.flatMap(({ attrs }) =>
      attrs.flatMap(({ name, value }) => (name === 'href' ? [value.slice(1)] : [])),
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test(`the summary says whether the account adds up (${language})`, () => {
    expect(summaryLines(account(), language).at(-1)).not.toBe(summaryLines(account(2), language).at(-1));
    expect(summaryLines(account(), language)[0]).toContain('1,234');
  });
}

test('the summary counts whole documents among what was left out', () => {
  const omitted = [{ reason: 'unpublished' as const, number: 2, words: 0 }];
  const withheld = [{ reason: 'unpublished' as const, documents: 3, words: 40 }];
  expect(summaryLines({ ...account(), omitted, withheld }, 'en').join('\n')).toContain('(5)');
});

test('files are the same for the same account', () => {
  const files = reportFiles(account());
  expect(files.map(({ path }) => path)).toEqual(['import.report.json', 'import.report.ar.html', 'import.report.en.html']);
  expect(reportFiles(account())).toEqual(files);
  expect(JSON.parse(files[0]?.content ?? '')).toEqual(account());
});
