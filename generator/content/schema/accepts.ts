import { rulesByName } from '../../../templates/registry/rules.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import { contract } from './contract.ts';
import type { Contract, Index, Question, Rule, Shape, ShapeOf } from './shapes.ts';

/** Whether a shape surely has nothing against a value, which is JSON. */
export type Accepts = (value: unknown) => boolean;

type Ask = (value: unknown) => boolean;
type Find = (payload: { value: unknown; issues: FoundByRule[] }) => void;

/** What a rule finds that looks at an object as a whole: see `faultOf` in `templates/`. */
export interface FoundByRule {
  message: string;
  path: Path;
  params?: Record<string, unknown> | undefined;
}

/** What a function of `templates/registry/rules.ts` finds in a value. */
export function findBy(name: string, value: unknown): FoundByRule[] {
  const issues: FoundByRule[] = [];
  (rulesByName[name] as Find)({ value, issues });
  return issues;
}

/** Of a text code points count, which are no more than its units. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : (value as unknown[]).length);

/** Whether a number is a multiple of another, but for what a division of binary fractions is off by. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step;
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
}

function limitOf(question: Extract<Question, readonly [string, number]>): Accepts {
  const [name, limit] = question;
  if (name === 'least') return (value) => (value as number) >= limit;
  if (name === 'above') return (value) => (value as number) > limit;
  if (name === 'most') return (value) => (value as number) <= limit;
  if (name === 'below') return (value) => (value as number) < limit;
  if (name === 'step') return (value) => isMultiple(value as number, limit);
  const isShortest = name === 'shortest';
  return (value) => {
    const { length } = value as string | unknown[];
    return isShortest ? length >= limit && lengthOf(value) >= limit : length <= limit || lengthOf(value) <= limit;
  };
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string, flags: string): RegExp {
  const key = `${flags} ${source}`;
  const pattern = patterns.get(key) ?? new RegExp(source, flags);
  patterns.set(key, pattern);
  return pattern;
}

/** Makes the function that puts a question to a value of the form that it is for. */
export function askerOf(question: Question): Accepts {
  if (question[0] === 'matches') {
    const pattern = patternOf(question[1], question[2]);
    return (value) => pattern.test(value as string);
  }
  if (question[0] === 'holds') return (value) => (value as string).includes(question[1]);
  if (question[0] === 'whole') return Number.isSafeInteger;
  if (question[0] === 'asks') return rulesByName[question[1]] as Ask;
  return question[0] === 'finds' ? (value) => findBy(question[1], value).length === 0 : limitOf(question);
}

const askRule = ({ asks }: Rule): Accepts => askerOf(asks);

const passes = (checks: readonly Accepts[], value: unknown): boolean => {
  // Not one by one of the list itself: the quick compiler makes an object for each step of that.
  for (let index = 0; index < checks.length; index++) if (!checks[index]?.(value)) return false;
  return true;
};

type AcceptorAt = (index: Index) => Accepts;

interface ObjectField {
  accepts: Accepts;
  /** 1 where it has to be there, or else 0. */
  required: number;
}

function objectAcceptor({ fields, required }: ShapeOf<'object'>, at: AcceptorAt): Accepts {
  const isRequired = new Set(required);
  const entries = Object.entries(fields).map(([key, index]): [string, ObjectField] => [
    key,
    { accepts: at(index), required: isRequired.has(key) ? 1 : 0 },
  ]);
  const known = new Map(entries);
  return (value) => {
    if (!isObject(value)) return false;
    let missing = required.length;
    for (const key in value) {
      const field = known.get(key);
      if (!field?.accepts(value[key])) return false;
      missing -= field.required;
    }
    return missing === 0;
  };
}

function listAcceptor(accepts: Accepts): Accepts {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index++) if (!accepts(value[index])) return false;
    return true;
  };
}

function recordAcceptor(takesKey: Accepts, takesValue: Accepts): Accepts {
  return (value) => {
    if (!isObject(value)) return false;
    for (const key in value) if (!takesKey(key) || !takesValue(value[key])) return false;
    return true;
  };
}

function variantAcceptor({ by, options }: ShapeOf<'variants'>, at: AcceptorAt): Accepts {
  const byWord = new Map(options.map(([word, index]) => [word, at(index)]));
  return (value) => isObject(value) && byWord.get(value[by])?.(value) === true;
}

/** What a shape says of a value but for its rules. */
function acceptorOfForm(shape: Shape, at: AcceptorAt): Accepts {
  if (shape.is === 'string' || shape.is === 'boolean') return (value) => typeof value === shape.is;
  if (shape.is === 'number') return Number.isFinite;
  if (shape.is === 'list') return listAcceptor(at(shape.item));
  if (shape.is === 'record') return recordAcceptor(at(shape.key), at(shape.item));
  if (shape.is === 'object') return objectAcceptor(shape, at);
  if (shape.is === 'variants') return variantAcceptor(shape, at);
  if (shape.is === 'either') {
    const all = shape.options.map(at);
    return (value) => all.some((accepts) => accepts(value));
  }
  const words = new Set(shape.words);
  return (value) => words.has(value);
}

function compile(shape: Shape, at: AcceptorAt): Accepts {
  const hasForm = acceptorOfForm(shape, at);
  const checks = (shape.rules ?? []).map(askRule);
  if (checks.length === 0) return hasForm;
  return (value) => hasForm(value) && passes(checks, value);
}

/**
 * A quick look at a value in which there is nothing to tell, by a contract: where it says yes, the schema that the contract is
 * of has nothing against the value; where it says no, the schema is to be asked.
 */
export function createAcceptors({ shapes }: Pick<Contract, 'shapes'>): AcceptorAt {
  const compiled: Accepts[] = [];
  const acceptorAt = (index: Index): Accepts => {
    const shape = shapes[index];
    if (!shape) return () => false;
    compiled[index] ??= compile(shape, later);
    return compiled[index];
  };
  /** Made when it is first asked: most of a contract is about blocks that a site does not have. */
  const later = (index: Index): Accepts => {
    let made: Accepts | undefined;
    return (value) => {
      made ??= acceptorAt(index);
      return made(value);
    };
  };
  return acceptorAt;
}

/** Whether the contract of a site surely has nothing against a value at a place of the given shape. */
export const acceptorAt = createAcceptors(contract);
