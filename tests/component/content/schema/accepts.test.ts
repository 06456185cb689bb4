import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema, type UnsupportedFeature } from '../../../../generator/content/schema/compile-schema.ts';
import type { CompiledSchema } from '../../../../generator/content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { createValidators, validatorAt } from '../../../../generator/content/schema/validators.ts';
import { siteSchema } from '../../../../site.schema.ts';
import { isPlain, matching } from '../../../../templates/schema/rules.ts';
import { getBase } from '../../../fuzz/bases.ts';
import { applyEdits } from '../../../fuzz/input.ts';
import { mutateStructure } from '../../../fuzz/mutate-structure.ts';
import { Random } from '../../../fuzz/random.ts';
import { invalidSiteNames, readInvalidSite, textOf } from '../../../support/invalid-sites.ts';

const accepts = validatorAt(compiledSiteSchema.root);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether the compiled validator agrees with zod on a text; undefined for invalid JSON. */
function agreesWithZod(text: string): boolean | undefined {
  const value = parse(text);
  return value === undefined ? undefined : accepts(value) === siteSchema.safeParse(value).success;
}

test.each(['minimal', 'variants', 'examples', 'specification', 'shipped'])(
  'the compiled validator agrees with zod on %s and random mutations of it',
  async (name) => {
    const base = await getBase(name);
    expect(accepts(JSON.parse(base.text))).toBe(true);
    const tries = name === 'minimal' || name === 'variants' ? 120 : 30;
    for (let index = 0; index < tries; index++) {
      const edits = mutateStructure(new Random(5, index), base);
      expect(agreesWithZod(applyEdits(base.text, edits)), `${name} ${index}`).not.toBe(false);
    }
  },
);

test('the compiled validator agrees with zod on every fault fixture', () => {
  for (const name of invalidSiteNames) expect(agreesWithZod(textOf(readInvalidSite(name))), name).not.toBe(false);
});

test('the compiled schema survives a JSON round trip', () => {
  expect(JSON.parse(JSON.stringify(compiledSiteSchema))).toEqual(compiledSiteSchema);
});

const validatorOf = (one: CompiledSchema) => createValidators(one)(one.root);
const isAccepted = (schema: z.ZodType, value: unknown) => validatorOf(compileSchema(schema))(value);

describe('compileSchema', () => {
  test.each<[UnsupportedFeature, z.ZodType]>([
    ['form', z.tuple([z.string()])],
    ['form', z.strictObject({ a: z.string().nullable() })],
    ['object', z.object({ a: z.string() })],
    ['coercion', z.coerce.string()],
    ['format', z.string().startsWith('a')],
    ['format', z.string().url()],
    ['function', z.string().refine(() => true)],
    ['function', z.string().superRefine(() => undefined)],
    ['function', z.string().check(() => undefined)],
    ['rule', z.string().trim()],
  ])('rejects an unsupported %s', (feature, schema) => {
    expect(() => compileSchema(schema)).toThrow(expect.objectContaining({ feature }));
  });
});

describe('compiled validators', () => {
  test('check formats, patterns and functions in order', () => {
    expect(isAccepted(z.iso.date(), '2026-02-28')).toBe(true);
    expect(isAccepted(z.iso.date(), '2026-02-30')).toBe(false);
    expect(isAccepted(z.string().email(), 'a@example.com')).toBe(true);
    expect(isAccepted(z.string().email(), 'a@')).toBe(false);
    expect(isAccepted(z.string().includes('%s'), 'a %s')).toBe(true);
    expect(isAccepted(z.string().includes('%s'), 'a')).toBe(false);
    expect(isAccepted(z.string().regex(/^A/i), 'a')).toBe(true);
    // The function would throw for a value that is not a string.
    expect(isAccepted(z.string().refine(isPlain), 1)).toBe(false);
    expect(isAccepted(z.string().refine(isPlain), 'a')).toBe(true);
    expect(isAccepted(z.string().refine(isPlain), '\u0000')).toBe(false);
    expect(isAccepted(z.string().refine(matching(/^a/)), 'b')).toBe(false);
  });

  test.each<[z.ZodType, unknown[]]>([
    [z.int().max(3), [2, 3, 4, 2.5, -0, '2', null, 2 ** 60]],
    [z.number().min(1).multipleOf(0.5), [1, 1.5, 1.25, 0.5, -1, 1e300]],
    [z.number().positive(), [0, 1e-9, -1]],
    [z.number().lt(2), [1, 2, 3]],
    [z.boolean(), [true, false, 0, 'true']],
    [z.literal(true), [true, false, 'true']],
    [z.enum(['a', 'b']), ['a', 'c', 'toString', 1]],
    [z.string().max(2), ['', 'ab', 'abc', '😀', '😀a', '😀😀', '😀😀a', '\ud83da']],
    [z.string().min(2), ['', 'ab', 'a', '😀', '😀a', '\ud83da']],
    [z.array(z.string()).min(2).max(3), [[], ['a', 'b'], ['a', 1], ['a', 'b', 'c', 'd'], {}, 'ab']],
    [z.union([z.string(), z.array(z.number())]), ['a', [1], ['a'], {}, null]],
  ])('agree with zod on numbers, enums and lists, %#', (schema, values) => {
    for (const value of values) expect(isAccepted(schema, value), JSON.stringify(value)).toBe(schema.safeParse(value).success);
  });

  test('check the keys of an object', () => {
    const schema = z.strictObject({ a: z.string(), b: z.string().optional() });
    const values = ['{"a":""}', '{"a":"","b":""}', '{"b":""}', '{"a":"","d":1}', '["a"]', '{"a":"","__proto__":1}', '{}', 'null'];
    for (const text of values)
      expect(isAccepted(schema, JSON.parse(text)), text).toBe(schema.safeParse(JSON.parse(text)).success);
    expect(isAccepted(schema, { a: '', b: '' })).toBe(true);
    expect(isAccepted(schema, { b: '' })).toBe(false);
    expect(isAccepted(z.record(z.string().regex(/^a/), z.number()), { a: 1, ab: 2 })).toBe(true);
    expect(isAccepted(z.record(z.string().regex(/^a/), z.number()), { b: 1 })).toBe(false);
  });
});
