import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { askerOf, findBy } from './accepts.ts';
import { contract } from './contract.ts';
import type { Contract, Index, Question, Rule, Shape, ShapeOf } from './shapes.ts';

/** What a value is not, or has against it. */
export type Reason =
  | { is: 'type'; expected: string }
  | { is: 'word'; words: readonly unknown[] }
  | { is: 'unknown-keys'; keys: string[] }
  /** What stands under the key that tells several objects apart is the word of none. */
  | { is: 'variant' }
  /** None of several shapes, each with what the value has against it. */
  | { is: 'either'; options: Fault[][] }
  | { is: 'key' }
  | { is: 'limit'; least?: number; most?: number; step?: number }
  | { is: 'rule'; parameters?: Readonly<Record<string, unknown>> | undefined };

export interface Fault {
  /** From the value that was asked. */
  path: Path;
  reason: Reason;
  /** Code of a message, where the schema names one. */
  code?: string | undefined;
  /**
   * Whether the rules of what it is in are asked all the same. Where that is left out, only those that count; where it is
   * false, not even these. The model is zod.
   */
  goesOn?: boolean;
}

/** Stands for a value of which nothing is asked here. */
export const passedOver = Object.freeze({});

const stops = ({ goesOn }: Fault) => goesOn !== true;

/** What counts is asked of all that has a length, be it of another form. */
const counts = ([name]: Question) => name === 'shortest' || name === 'longest';
const hasLength = (value: unknown) => (value as { length?: unknown } | null | undefined)?.length !== undefined;

function within(key: string | number, faults: readonly Fault[]): Fault[] {
  return faults.map((fault) => ({ ...fault, path: [key, ...fault.path] }));
}

/** By how much a value misses what a question asks. */
function reasonOf(question: Question, value: unknown): Reason {
  const [name, limit] = question;
  if (name === 'least' || name === 'above' || name === 'shortest') return { is: 'limit', least: limit };
  if (name === 'most' || name === 'below' || name === 'longest') return { is: 'limit', most: limit };
  if (name === 'step') return { is: 'limit', step: limit };
  if (name !== 'whole') return { is: 'rule' };
  if (!Number.isInteger(value)) return { is: 'type', expected: 'int' };
  return (value as number) > 0 ? { is: 'limit', most: Number.MAX_SAFE_INTEGER } : { is: 'limit', least: Number.MIN_SAFE_INTEGER };
}

function askRule({ asks, code, parameters, at = [], isLast }: Rule, value: unknown): Fault[] {
  if (asks[0] === 'finds') {
    return findBy(asks[1], value).map(({ message, path, params }): Fault => {
      return { path, code: message, goesOn: true, reason: { is: 'rule', parameters: params } };
    });
  }
  if (askerOf(asks)(value)) return [];
  const reason = reasonOf(asks, value);
  const goesOn = !isLast && reason.is !== 'type';
  return [{ path: at, code, goesOn, reason: reason.is === 'rule' && parameters ? { ...reason, parameters } : reason }];
}

/** Finds what a value has against it by the shape of an index. */
type FindFaults = (index: Index, value: unknown) => Fault[];

function faultsOfObject({ fields, required }: ShapeOf<'object'>, value: unknown, find: FindFaults): Fault[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'object' } }];
  const ofFields = Object.entries(fields).flatMap(([key, index]) => {
    return Object.hasOwn(value, key) || required.includes(key) ? within(key, find(index, value[key])) : [];
  });
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  return keys.length > 0 ? [...ofFields, { path: [], goesOn: true, reason: { is: 'unknown-keys', keys } }] : ofFields;
}

function faultsOfRecord({ key, item }: ShapeOf<'record'>, value: unknown, find: FindFaults): Fault[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'record' } }];
  return Object.keys(value).flatMap((name): Fault[] => {
    if (name === '__proto__') return [];
    if (find(key, name).length > 0) return [{ path: [name], reason: { is: 'key' } }];
    return within(name, find(item, value[name]));
  });
}

function faultsOfVariants({ by, options }: ShapeOf<'variants'>, value: unknown, find: FindFaults): Fault[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'object' } }];
  const option = options.find(([word]) => word === value[by]);
  return option ? find(option[1], value) : [{ path: [by], reason: { is: 'variant' } }];
}

function faultsOfEither({ options }: ShapeOf<'either'>, value: unknown, find: FindFaults): Fault[] {
  const all = options.map((option) => find(option, value));
  if (all.some((faults) => faults.length === 0)) return [];
  const nearly = all.filter((faults) => !faults.some(stops));
  const [only] = nearly;
  return only && nearly.length === 1 ? only : [{ path: [], reason: { is: 'either', options: all } }];
}

function faultsOfList({ item: shape, rules = [] }: ShapeOf<'list'>, value: unknown, find: FindFaults): Fault[] {
  if (!Array.isArray(value)) return [{ path: [], reason: { is: 'type', expected: 'array' } }];
  const limit = rules.find(({ asks: [name, most] }) => name === 'longest' && value.length > most);
  // Nobody reads what is wrong with each of far too many.
  if (limit) return askRule({ ...limit, isLast: true }, value);
  return value.flatMap((item, index) => within(index, find(shape, item)));
}

function faultsOfForm(shape: Shape, value: unknown, find: FindFaults): Fault[] {
  if (shape.is === 'object') return faultsOfObject(shape, value, find);
  if (shape.is === 'record') return faultsOfRecord(shape, value, find);
  if (shape.is === 'variants') return faultsOfVariants(shape, value, find);
  if (shape.is === 'either') return faultsOfEither(shape, value, find);
  if (shape.is === 'list') return faultsOfList(shape, value, find);
  if (shape.is === 'words') {
    return shape.words.includes(value) ? [] : [{ path: [], reason: { is: 'word', words: shape.words } }];
  }
  const isRight = shape.is === 'number' ? Number.isFinite(value) : typeof value === shape.is;
  return isRight ? [] : [{ path: [], reason: { is: 'type', expected: shape.is } }];
}

/** Finds all that a value has against it by a contract, in the order of the contract: as zod does by the schema that it is of. */
export function createFaultFinder({ shapes }: Pick<Contract, 'shapes'>): FindFaults {
  return function find(index, value) {
    const shape = shapes[index];
    if (!shape || value === passedOver) return [];
    const faults = faultsOfForm(shape, value, find);
    let isStopped = faults.some(stops);
    for (const rule of shape.rules ?? []) {
      const isAsked = counts(rule.asks) ? hasLength(value) && !faults.some(({ goesOn }) => goesOn === false) : !isStopped;
      if (!isAsked) continue;
      const found = askRule(rule, value);
      for (const one of found) faults.push(one);
      isStopped ||= found.some(stops);
    }
    return faults;
  };
}

/** What a value has against it by the contract of a site, at a place of the given shape. */
export const faultsOf = createFaultFinder(contract);
