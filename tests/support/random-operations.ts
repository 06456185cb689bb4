import fc from 'fast-check';
import type { Path } from '../../generator/core/json/path.ts';
import type { Json } from '../../generator/core/json/value.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import type { Operation } from '../../generator/editor/document/text/operation.ts';

/** Seed of an operation, independent of the file's content. */
export interface Seed {
  do: Operation['do'];
  /** Choices along a path, and its length. */
  turns: number[];
  value: Json;
  key: string;
  index: number;
}

const words = fc.constantFrom(
  '',
  'قيم',
  'عنوان جديد',
  'a "quoted" word',
  'سطر\nآخر',
  '\u200fx',
  'path/to',
  '😀 نص',
  'C:\\x',
  'اللغة',
);
const leaf = fc.oneof({ weight: 5, arbitrary: words }, fc.integer({ min: -3, max: 2030 }), fc.boolean());
const keys = fc.constantFrom('label', 'href', 'title', 'type', 'text', 'links', 'path', 'blocks', 'x', '__proto__', 'يوم', 'a"b');
const values = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

export const seeds: fc.Arbitrary<Seed> = fc.record({
  do: fc.constantFrom('set', 'set', 'remove', 'insert', 'move', 'duplicate'),
  turns: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
  value: values,
  key: keys,
  index: fc.nat(1000),
});

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Path to a list, if there is one along the choices. */
function wayTo(value: Json, turns: number[], isEnd: (value: Json) => boolean): Path | undefined {
  const path: Path = [];
  let at: Json = value;
  let last: Path | undefined = isEnd(at) ? [] : undefined;
  for (const turn of turns) {
    const parts = isContainer(at) ? (Array.isArray(at) ? [...at.keys()] : Object.keys(at)) : [];
    const part = parts[turn % parts.length];
    if (part === undefined) break;
    path.push(part);
    at = valueAt(at, [part]) as Json;
    if (isEnd(at)) last = [...path];
  }
  return last;
}

const isList = (value: Json) => Array.isArray(value);
const hasItems = (value: Json) => Array.isArray(value) && value.length > 0;

/** Valid operation on a value; undefined if the seed leads to none. */
export function operationOf({ do: name, turns, value, key, index }: Seed, site: Json): Operation | undefined {
  if (name === 'set') {
    const at = wayTo(site, turns, () => true) ?? [];
    const here = valueAt(site, at);
    const isNew = isContainer(here) && !Array.isArray(here) && index % 3 === 0;
    if (isNew) return { do: 'set', at: [...at, key], value };
    return { do: 'set', at, value: index % 4 === 1 && isContainer(here) ? varied(here as Json, value) : value };
  }
  if (name === 'remove') {
    const at = wayTo(site, turns, () => true) ?? [];
    return at.length > 0 ? { do: 'remove', at } : undefined;
  }
  const list = wayTo(site, turns, name === 'insert' ? isList : hasItems);
  if (!list) return undefined;
  const { length } = valueAt(site, list) as Json[];
  if (name === 'insert') return { do: 'insert', at: list, index: index % (length + 1), value };
  const at = [...list, index % length];
  if (name === 'move') return { do: 'move', at, to: (index >> 3) % length };
  const item = valueAt(site, at);
  const isObject = isContainer(item) && !Array.isArray(item);
  return { do: 'duplicate', at, ...(isObject && { values: { [key]: value } }) };
}

/** Slightly changed list or object. */
function varied(here: Json, value: Json): Json {
  if (Array.isArray(here)) return here.toSpliced(here.length >> 1, here.length % 3, value);
  const entries = Object.entries(here as object);
  return Object.fromEntries(entries.map(([key, old], index) => [key, index === entries.length >> 1 ? value : old]));
}
