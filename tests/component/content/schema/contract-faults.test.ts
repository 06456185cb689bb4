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

/** What both say of a value, in the same words. */
interface Told {
  path: PropertyKey[];
  is: string;
  more: unknown;
  code: string | undefined;
  parameters?: unknown;
}

const codeOf = (message: string) => (Object.hasOwn(messages, message) ? message : undefined);

function toldByZod(issue: Issue): Told {
  const { path, message } = issue;
  // Of values of another form zod has the message of the format, which nobody reads.
  const told = (is: string, more?: unknown): Told => ({ path, is, more, code: is === 'type' ? undefined : codeOf(message) });
  if (issue.code === 'invalid_type') return told('type', issue.expected);
  if (issue.code === 'invalid_value') return told('word', issue.values);
  if (issue.code === 'unrecognized_keys') return told('unknown-keys', issue.keys);
  if (issue.code === 'invalid_key') return told('key');
  if (issue.code === 'too_small') return told('limit', { least: issue.minimum });
  if (issue.code === 'too_big') return told('limit', { most: issue.maximum });
  if (issue.code === 'not_multiple_of') return told('limit', { step: issue.divisor });
  if (issue.code === 'invalid_union') {
    return 'discriminator' in issue && issue.discriminator !== undefined
      ? told('variant')
      : told(
          'either',
          (issue.errors as Issue[][]).map((errors) => errors.map(toldByZod)),
        );
  }
  const params = issue.code === 'custom' ? issue.params : undefined;
  return { ...told('rule'), ...(params && { parameters: params }) };
}

function toldByContract({ path, reason, code }: SchemaIssue): Told {
  const told = (more?: unknown): Told => ({ path, is: reason.is, more, code });
  if (reason.is === 'type') return told(reason.expected);
  if (reason.is === 'word') return told(reason.words);
  if (reason.is === 'unknown-keys') return told(reason.keys);
  if (reason.is === 'either') return told(reason.options.map((faults) => faults.map(toldByContract)));
  if (reason.is === 'rule') return { ...told(), ...(reason.parameters && { parameters: reason.parameters }) };
  const { is, ...limit } = reason;
  return told(is === 'limit' ? limit : undefined);
}

function expectAlike(schema: z.ZodType, find: (value: unknown) => SchemaIssue[], value: unknown, what?: string) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  expect(find(value).map(toldByContract), what).toEqual(issues.map(toldByZod));
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
      if (value !== undefined) expectAlike(siteSchema, ofSite, value, `${name} ${index}`);
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
            expectAlike(siteSchema, ofSite, JSON.parse(text), text.slice(node.offset - 60, node.offset + 60));
        }
      }
    }
  });

  test('every fault fixture', () => {
    for (const name of invalidSiteNames) {
      const value = parse(textOf(readInvalidSite(name)));
      if (value !== undefined) expectAlike(siteSchema, ofSite, value, name);
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
  const made = compileSchema(schema);
  const find = createIssueFinder(made);
  for (const value of values) expectAlike(schema, (one) => find(made.root, one), value, JSON.stringify(value));
});
