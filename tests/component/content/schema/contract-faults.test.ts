import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '../../../../generator/content/schema/compile-schema.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { createIssueFinder, issuesOf, type SchemaIssue } from '../../../../generator/content/schema/schema-issues.ts';
import { messages } from '../../../../generator/core/diagnostics/messages/messages.ts';
import { siteSchema } from '../../../../site.schema.ts';
import { getBase } from '../../../fuzz/bases.ts';
import { applyEdits } from '../../../fuzz/input.ts';
import { mutateStructure } from '../../../fuzz/mutate-structure.ts';
import { Random } from '../../../fuzz/random.ts';
import { invalidSiteNames, readInvalidSite, textOf } from '../../../support/invalid-sites.ts';

type Issue = z.core.$ZodIssue;

/** Common form of an issue of zod and of the compiled schema. */
interface IssueSummary {
  path: PropertyKey[];
  is: string;
  more: unknown;
  code: string | undefined;
  parameters?: unknown;
}

const codeOf = (message: string) => (Object.hasOwn(messages, message) ? message : undefined);

function summaryOfZodIssue(issue: Issue): IssueSummary {
  const { path, message } = issue;
  // For values of another type zod has the message of the format, which is not used.
  const summary = (is: string, more?: unknown): IssueSummary => ({
    path,
    is,
    more,
    code: is === 'type' ? undefined : codeOf(message),
  });
  if (issue.code === 'invalid_type') return summary('type', issue.expected);
  if (issue.code === 'invalid_value') return summary('word', issue.values);
  if (issue.code === 'unrecognized_keys') return summary('unknown-keys', issue.keys);
  if (issue.code === 'invalid_key') return summary('key');
  if (issue.code === 'too_small') return summary('limit', { least: issue.minimum });
  if (issue.code === 'too_big') return summary('limit', { most: issue.maximum });
  if (issue.code === 'not_multiple_of') return summary('limit', { step: issue.divisor });
  if (issue.code === 'invalid_union') {
    return 'discriminator' in issue && issue.discriminator !== undefined
      ? summary('variant')
      : summary(
          'either',
          (issue.errors as Issue[][]).map((errors) => errors.map(summaryOfZodIssue)),
        );
  }
  const params = issue.code === 'custom' ? issue.params : undefined;
  return { ...summary('rule'), ...(params && { parameters: params }) };
}

function summaryOfIssue({ path, reason, code }: SchemaIssue): IssueSummary {
  const summary = (more?: unknown): IssueSummary => ({ path, is: reason.is, more, code });
  if (reason.is === 'type') return summary(reason.expected);
  if (reason.is === 'word') return summary(reason.words);
  if (reason.is === 'unknown-keys') return summary(reason.keys);
  if (reason.is === 'either') return summary(reason.options.map((faults) => faults.map(summaryOfIssue)));
  if (reason.is === 'rule') return { ...summary(), ...(reason.parameters && { parameters: reason.parameters }) };
  const { is, ...limit } = reason;
  return summary(is === 'limit' ? limit : undefined);
}

function expectSameIssues(schema: z.ZodType, find: (value: unknown) => SchemaIssue[], value: unknown, what?: string) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(find(value).map(summaryOfIssue), what).toEqual(issues.map(summaryOfZodIssue));
}

const ofSite = (value: unknown) => issuesOf(compiledSiteSchema.root, value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('the compiled site schema reports the same issues as zod, in the same order, for', () => {
  test.each(['minimal', 'variants', 'examples', 'specification', 'shipped'])('random mutations of %s', async (name) => {
    const base = await getBase(name);
    expect(ofSite(JSON.parse(base.text))).toEqual([]);
    const tries = name === 'minimal' || name === 'variants' ? 250 : 40;
    for (let index = 0; index < tries; index++) {
      const value = parse(applyEdits(base.text, mutateStructure(new Random(7, index), base)));
      if (value !== undefined) expectSameIssues(siteSchema, ofSite, value, `${name} ${index}`);
    }
  });

  test('values of any type in any place', async () => {
    const odd = [
      '',
      'x',
      '/x',
      'a b',
      '2026-02-30',
      '٣',
      'y'.repeat(3000),
      0,
      -1,
      2.5,
      1e300,
      true,
      null,
      [],
      [[]],
      {},
      { a: 1 },
      { length: 0 },
    ];
    for (const name of ['variants', 'examples']) {
      const base = await getBase(name);
      for (const [index, spots] of base.byKind.entries()) {
        const { node } = new Random(3, index).pick(spots);
        for (const value of odd) {
          const text = base.text.slice(0, node.offset) + JSON.stringify(value) + base.text.slice(node.offset + node.length);
          if (new Random(index, odd.indexOf(value)).chance(0.08))
            expectSameIssues(siteSchema, ofSite, JSON.parse(text), text.slice(node.offset - 60, node.offset + 60));
        }
      }
    }
  });

  test('every fault fixture', () => {
    for (const name of invalidSiteNames) {
      const value = parse(textOf(readInvalidSite(name)));
      if (value !== undefined) expectSameIssues(siteSchema, ofSite, value, name);
    }
  });
});

test.each<[z.ZodType, unknown[]]>([
  [z.int().max(3), [2, 4, 2.5, '2', null, 2 ** 60, -(2 ** 60)]],
  [z.number().min(1).multipleOf(0.07), [2.03, 1, 0.5, 1e300]],
  [z.string().min(2).max(3), ['', 'ab', 'abcd', '😀😀', [], [1], { length: 9 }, 4]],
  [z.array(z.int()).min(1).max(2), [[], [1.5], ['a', 'b', 'c'], 'abc', {}]],
  [z.union([z.string().max(1), z.array(z.string().max(1))]), ['ab', ['ab'], [1], 1]],
  [z.strictObject({ a: z.string().max(1), b: z.int().optional() }), [{}, { b: 'x', c: 1 }, { a: 'ab', c: 1 }, []]],
  [z.record(z.string().regex(/^a/), z.int()), [{ a: 'x', b: 1, 1: 2 }, [], null]],
])('compiled schemas report the same issues as zod, %#', (schema, values) => {
  const compiled = compileSchema(schema);
  const find = createIssueFinder(compiled);
  for (const value of values) expectSameIssues(schema, (one) => find(compiled.root, one), value, JSON.stringify(value));
});
