import { expect, test } from 'vitest';
import type { Visit } from '../lighthouse/measure.ts';
import { faultsOf, formatAudits, formatTable, summarise } from '../lighthouse/report.ts';

const perfect: Visit = {
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
  lcp: 900,
  cls: 0,
  tbt: 0,
  bytes: 81_920,
  failed: [],
  benchmark: 1500,
};

test('reports no problem for a perfect page and one for each value below target', () => {
  expect(faultsOf(summarise('/', [perfect]))).toEqual([]);
  const poor = { ...perfect, scores: { ...perfect.scores, seo: 99 }, lcp: 1001, cls: 0.002, tbt: 40 };
  expect(faultsOf(summarise('/', [poor]))).toEqual(['seo 99', 'LCP 1.00 s', 'CLS 0.002', 'TBT 40 ms']);
});

test('reports a missing measurement', () => {
  expect(faultsOf(summarise('/', [{ ...perfect, lcp: Number.NaN }]))).toEqual(['LCP NaN s']);
});

test('uses the median of several visits and audits that failed in most of them', () => {
  const slow = { ...perfect, lcp: 3000, tbt: 90, failed: ['total-blocking-time (90 ms)'] };
  expect(faultsOf(summarise('/', [slow, perfect, perfect]))).toEqual([]);
  expect(summarise('/', [slow, perfect, perfect]).failed).toEqual([]);
  expect(summarise('/', [slow, perfect, slow]).failed).toEqual(['total-blocking-time (90 ms)']);
});

test('ends the table with the worst and the median of all routes', () => {
  const results = [900, 950, 1800].map((lcp, index) => summarise(`/${index}`, [{ ...perfect, lcp }]));
  const lines = formatTable(results).trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines.at(-2)).toMatch(/^worst.* 1\.80 /);
  expect(lines.at(-1)).toMatch(/^median.* 0\.95 /);
});

test('lists audits with the routes where they cost points', () => {
  const results = ['/', '/services'].map((route) => summarise(route, [{ ...perfect, failed: ['canonical'] }]));
  expect(formatAudits(results)).toBe('canonical: 2 of 2: /, /services\n');
});
