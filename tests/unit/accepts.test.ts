import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { acceptorOf } from '../../generator/check/accepts.ts';
import { siteSchema } from '../../site.schema.ts';
import { getBase } from '../fuzz/bases.ts';
import { applyEdits } from '../fuzz/input.ts';
import { mutateStructure } from '../fuzz/mutate-structure.ts';
import { Random } from '../fuzz/random.ts';
import { faultNames, readFault, textOf } from '../support/faults.ts';

const accepts = acceptorOf(siteSchema);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it says of a text what zod says; undefined for one that is not JSON. */
function isAlike(text: string): boolean | undefined {
  const value = parse(text);
  return value === undefined ? undefined : accepts(value) === siteSchema.safeParse(value).success;
}

test.each(['minimal', 'variants', 'examples', 'specification', 'shipped'])('%s, right and with odd values', async (name) => {
  const base = await getBase(name);
  expect(accepts(JSON.parse(base.text))).toBe(true);
  const tries = name === 'minimal' || name === 'variants' ? 120 : 30;
  for (let index = 0; index < tries; index++) {
    const edits = mutateStructure(new Random(5, index), base);
    expect(isAlike(applyEdits(base.text, edits)), `${name} ${index}`).not.toBe(false);
  }
});

test('every fixture of a fault', () => {
  for (const name of faultNames) expect(isAlike(textOf(readFault(name))), name).not.toBe(false);
});

describe('what it leaves to zod', () => {
  const isSure = (schema: z.ZodType, value: unknown) => acceptorOf(schema)(value);

  test('forms that it does not know are asked as they are', () => {
    expect(isSure(z.tuple([z.string()]), ['a'])).toBe(true);
    expect(isSure(z.tuple([z.string()]), [1])).toBe(false);
    expect(isSure(z.object({ a: z.string().nullable() }), { a: null, b: 1 })).toBe(true);
  });

  test('rules that change a value', () => {
    expect(isSure(z.string().trim(), 'a')).toBe(true);
    expect(isSure(z.string().trim(), ' a')).toBe(false);
  });

  test('formats, patterns and functions are asked in their order', () => {
    const never = () => {
      throw new Error('asked of a value that is wrong already');
    };
    expect(isSure(z.iso.date(), '2026-02-28')).toBe(true);
    expect(isSure(z.iso.date(), '2026-02-30')).toBe(false);
    expect(isSure(z.int().max(3), 2)).toBe(true);
    expect(isSure(z.int().max(3), 2.5)).toBe(false);
    expect(isSure(z.string().regex(/^a/).refine(never), 'b')).toBe(false);
    expect(isSure(z.array(z.string()).min(2), ['a'])).toBe(false);
  });

  test('keys that are missing, or too many', () => {
    const schema = z.strictObject({ a: z.string(), b: z.string().optional() });
    expect(isSure(schema, { a: '' })).toBe(true);
    expect(isSure(schema, { a: '', b: '' })).toBe(true);
    expect(isSure(schema, { b: '' })).toBe(false);
    expect(isSure(schema, { a: '', d: 1 })).toBe(false);
    expect(isSure(schema, ['a'])).toBe(false);
    expect(isSure(z.record(z.string().regex(/^a/), z.number()), { a: 1, ab: 2 })).toBe(true);
    expect(isSure(z.record(z.string().regex(/^a/), z.number()), { b: 1 })).toBe(false);
  });
});
