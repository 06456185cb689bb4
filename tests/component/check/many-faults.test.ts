import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { withoutConsequences } from '../../../generator/check/root-causes.ts';
import { compiledSiteSchema } from '../../../generator/content/schema/compiled-site-schema.ts';
import { issuesOf } from '../../../generator/content/schema/schema-issues.ts';
import type { RawDiagnostic } from '../../../generator/core/diagnostics/diagnostics.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { readBase } from '../../support/invalid-sites.ts';

const base = readBase('variants');
const many = 30_000;

/** Whether spreading that many arguments exceeds the remaining stack. */
function isTooMany(): boolean {
  try {
    [].push(...(new Array(many) as never[]));
    return false;
  } catch {
    return true;
  }
}

/** Runs a function near the end of the stack, where fewer faults suffice to overflow it, which makes the test faster. */
function atEndOfStack<Result>(run: () => Result, levels = 0): Result {
  if (levels % 100 === 0 && isTooMany()) return run();
  const result = atEndOfStack(run, levels + 1);
  return result;
}

/** The base fixture with an insertion after some text. */
function put(after: string, piece: string): string {
  expect(base).toContain(after);
  return base.replace(after, () => after + piece);
}

const contents: [what: string, text: string, code: string, start: string][] = [
  [
    'tabs of one block',
    put('"blocks": [', `{"type":"tabs","tabs":[${'1,'.repeat(many)}1]},`),
    'wrong-type',
    '/routes/0/blocks/0/tabs/',
  ],
  [
    'cards of one collection',
    put('"collections": {', `"many":{"type":"link-cards","cards":[${'1,'.repeat(many)}1]},`),
    'wrong-type',
    '/collections/many/cards/',
  ],
  ['texts of the footer', put('"legal": [', '1,'.repeat(many)), 'wrong-type', '/footer/legal/'],
];

describe('more faults than fit on the call stack', () => {
  test.each(contents)('are all reported: %s', (_what, text, code, start) => {
    const { site, diagnostics } = atEndOfStack(() => checkSite(new Source('site.json', text), new Map()));
    const those = diagnostics.filter((one) => one.code === code && one.pointer.startsWith(start));
    expect(site).toBeUndefined();
    expect(those.length).toBeGreaterThanOrEqual(many);
    expect(new Set(those.map(({ pointer }) => pointer)).size).toBe(those.length);
  });

  test('give all issues of parts and of the whole value near the end of the stack', () => {
    const tabs = { type: 'tabs', tabs: Array.from({ length: many }, () => 1), 'no-key': 1 };
    const value = { ...JSON.parse(base), 'no-key': 1 };
    const few = {
      ...value,
      routes: [
        {
          ...value.routes[0],
          path: 'x',
          blocks: [
            { ...tabs, tabs: [1, 1, 1] },
            { type: 'tabs', tabs: [] },
          ],
        },
      ],
    };
    const lots = { ...few, routes: [{ ...few.routes[0], blocks: [tabs, { type: 'tabs', tabs: [] }] }] };
    const issuesIn = (content: unknown) =>
      issuesOf(compiledSiteSchema.root, content)
        .map(({ reason, path }) => `${reason.is} ${path.join('/')}`)
        .filter((issue) => !/tabs\/\d{1,}$/.test(issue) || /tabs\/[012]$/.test(issue))
        .sort();
    expect(atEndOfStack(() => issuesIn(lots))).toEqual(issuesIn(few));
    expect(issuesIn(few).length).toBeGreaterThan(8);
  });

  test('do not overflow when each diagnostic depends on many others', () => {
    const causes = Array.from(
      { length: 30_000 },
      (_, index): RawDiagnostic => ({ code: 'wrong-type', path: [index], invalidates: ['a'] }),
    );
    const dependents = Array.from(
      { length: 30_000 },
      (_, index): RawDiagnostic => ({ code: 'page-title', path: [index], assumes: ['a'] }),
    );
    expect(withoutConsequences([...dependents, ...causes])).toEqual(causes);
    const cycle = causes.map((diagnostic): RawDiagnostic => ({ ...diagnostic, assumes: ['a'] }));
    expect(withoutConsequences(cycle)).toEqual([cycle[0]]);
    expect(withoutConsequences(cycle.slice(0, 1))).toEqual([cycle[0]]);
  });
});
