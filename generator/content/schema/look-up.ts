import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';
import { acceptorAt } from './accepts.ts';
import { contract } from './contract.ts';
import { faultsOf } from './faults.ts';
import type { Index, Note, Shape, ShapeOf } from './shapes.ts';

export const shapeAt = (index: Index | undefined): Shape | undefined =>
  index === undefined ? undefined : contract.shapes[index];

/** What is said of what stands where a shape is asked. */
export const noteOf = (shape: Shape | undefined): Note => (shape?.note === undefined ? {} : (contract.notes[shape.note] ?? {}));

const root = shapeAt(contract.root);

/** What a site is, by the keys of its file. */
export const rootFields: ShapeOf<'object'>['fields'] = root?.is === 'object' ? root.fields : {};

/** All shapes that a place offers, those of choices within choices too. */
function optionsOf(index: Index): Index[] {
  const shape = shapeAt(index);
  if (shape?.is === 'either') return shape.options.flatMap(optionsOf);
  if (shape?.is === 'variants') return [...new Set(shape.options.map(([, option]) => option))].flatMap(optionsOf);
  return [index];
}

/** The words by which one object is told from others. */
function wordsOf(index: Index): readonly unknown[] {
  const shape = shapeAt(index);
  const type = shape?.is === 'object' && Object.hasOwn(shape.fields, 'type') ? shapeAt(shape.fields.type) : undefined;
  return type?.is === 'words' ? type.words : [];
}

/** The one of several shapes that a value has, or says to have by its `type`; undefined where it leaves that open. */
export function chosenIndex(index: Index, value: unknown): Index | undefined {
  const options = optionsOf(index);
  if (options.length === 1) return options[0];
  const named = options.find((option) => wordsOf(option).includes(get(value, 'type')));
  if (named !== undefined || value === null || typeof value !== 'object') return named;
  const form = Array.isArray(value) ? 'list' : 'object';
  const alike = options.filter((option) => shapeAt(option)?.is === form && wordsOf(option).length === 0);
  return alike.length === 1 ? alike[0] : undefined;
}

/** The values of `type` by which a place tells its shapes apart. */
export const typesAt = (index: Index): string[] => optionsOf(index).flatMap(wordsOf).map(String);

/** The shape of what stands in a value, children and theirs; undefined where the value leaves open which it is. */
export function indexWithin(index: Index, path: Path, value: unknown): Index | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return index;
  const shape = shapeAt(chosenIndex(index, value));
  if (shape?.is === 'list' || shape?.is === 'record') return indexWithin(shape.item, rest, get(value, key));
  const next = shape?.is === 'object' && Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
  return next === undefined ? undefined : indexWithin(next, rest, get(value, key));
}

/** Every page of a site, and a section of one, and every collection. */
const rows = { routes: ['routes', 0, 'blocks', 0], collections: ['collections', 'any'] } satisfies Record<string, Path>;

/** What a section, or a collection, of a type has to be; undefined for a type that there is not. */
export function indexOfType(row: keyof typeof rows, type: string): Index | undefined {
  const index = indexWithin(contract.root, rows[row], undefined);
  const shape = shapeAt(index);
  return shape?.is === 'variants' ? shape.options.find(([word]) => word === type)?.[1] : undefined;
}

/** Whether the contract has nothing against a value. */
export const takes = (index: Index, value: unknown): boolean => acceptorAt(index)(value) || faultsOf(index, value).length === 0;

/** What stands under the keys of an object, each with whether it may be absent; nothing for what is none. */
export function fieldsOf(index: Index): { key: string; index: Index; isOptional: boolean }[] {
  const shape = shapeAt(index);
  if (shape?.is !== 'object') return [];
  return Object.entries(shape.fields).map(([key, field]) => ({ key, index: field, isOptional: !shape.required.includes(key) }));
}

/** The only value that may stand at a place; undefined where others may, too. */
export function onlyValue(index: Index): unknown {
  const shape = shapeAt(index);
  return shape?.is === 'words' && !shape.isChosen && shape.words.length === 1 ? shape.words[0] : undefined;
}
