import { rulesByName } from '../../../templates/registry/rules.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import type { CompiledSchema, NodeIndex, SchemaCheck, SchemaNode, SchemaNodeOf, SchemaRule } from './compiled-schema.ts';
import { compiledSiteSchema } from './compiled-site-schema.ts';

/** Whether a value (JSON) is surely valid. */
export type Validator = (value: unknown) => boolean;

type RulePredicate = (value: unknown) => boolean;
type RuleCheck = (payload: { value: unknown; issues: RuleIssue[] }) => void;

/** An issue found by a rule that checks a whole object: see `issueOf` in `templates/`. */
export interface RuleIssue {
  message: string;
  path: Path;
  params?: Record<string, unknown> | undefined;
}

/** Runs a rule function of `templates/registry/rules.ts`. */
export function runRuleCheck(name: string, value: unknown): RuleIssue[] {
  const issues: RuleIssue[] = [];
  (rulesByName[name] as RuleCheck)({ value, issues });
  return issues;
}

/** Texts are measured in code points, of which there are at most as many as UTF-16 units. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : (value as unknown[]).length);

/** Whether a number is a multiple of another, within floating-point error. */
function isMultiple(value: number, step: number): boolean {
  const ratio = value / step;
  return Math.abs(ratio - Math.round(ratio)) < 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
}

function limitOf(check: Extract<SchemaCheck, readonly [string, number]>): Validator {
  const [name, limit] = check;
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

/** Creates the function that runs a check on a value of the right type. */
export function createCheckValidator(check: SchemaCheck): Validator {
  if (check[0] === 'matches') {
    const pattern = patternOf(check[1], check[2]);
    return (value) => pattern.test(value as string);
  }
  if (check[0] === 'holds') return (value) => (value as string).includes(check[1]);
  if (check[0] === 'whole') return Number.isSafeInteger;
  if (check[0] === 'asks') return rulesByName[check[1]] as RulePredicate;
  return check[0] === 'finds' ? (value) => runRuleCheck(check[1], value).length === 0 : limitOf(check);
}

const ruleValidator = ({ check }: SchemaRule): Validator => createCheckValidator(check);

const passesAll = (checks: readonly Validator[], value: unknown): boolean => {
  // A counting loop: `for...of` allocates an object per step before the code is optimised.
  for (let index = 0; index < checks.length; index++) if (!checks[index]?.(value)) return false;
  return true;
};

type ValidatorAt = (index: NodeIndex) => Validator;

interface ObjectField {
  isValid: Validator;
  /** 1 if the field is required, otherwise 0. */
  required: number;
}

function objectValidator({ fields, required }: SchemaNodeOf<'object'>, at: ValidatorAt): Validator {
  const isRequired = new Set(required);
  const entries = Object.entries(fields).map(([key, index]): [string, ObjectField] => [
    key,
    { isValid: at(index), required: isRequired.has(key) ? 1 : 0 },
  ]);
  const known = new Map(entries);
  return (value) => {
    if (!isObject(value)) return false;
    let missing = required.length;
    for (const key in value) {
      const field = known.get(key);
      if (!field?.isValid(value[key])) return false;
      missing -= field.required;
    }
    return missing === 0;
  };
}

function listValidator(isValid: Validator): Validator {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (let index = 0; index < value.length; index++) if (!isValid(value[index])) return false;
    return true;
  };
}

function recordValidator(takesKey: Validator, takesValue: Validator): Validator {
  return (value) => {
    if (!isObject(value)) return false;
    for (const key in value) if (!takesKey(key) || !takesValue(value[key])) return false;
    return true;
  };
}

function variantValidator({ by, options }: SchemaNodeOf<'variants'>, at: ValidatorAt): Validator {
  const byWord = new Map(options.map(([word, index]) => [word, at(index)]));
  return (value) => isObject(value) && byWord.get(value[by])?.(value) === true;
}

/** Validates the type, without the rules. */
function typeValidator(node: SchemaNode, at: ValidatorAt): Validator {
  if (node.is === 'string' || node.is === 'boolean') return (value) => typeof value === node.is;
  if (node.is === 'number') return Number.isFinite;
  if (node.is === 'list') return listValidator(at(node.item));
  if (node.is === 'record') return recordValidator(at(node.key), at(node.item));
  if (node.is === 'object') return objectValidator(node, at);
  if (node.is === 'variants') return variantValidator(node, at);
  if (node.is === 'either') {
    const all = node.options.map(at);
    return (value) => all.some((isValid) => isValid(value));
  }
  const words = new Set(node.words);
  return (value) => words.has(value);
}

function compile(node: SchemaNode, at: ValidatorAt): Validator {
  const hasForm = typeValidator(node, at);
  const checks = (node.rules ?? []).map(ruleValidator);
  if (checks.length === 0) return hasForm;
  return (value) => hasForm(value) && passesAll(checks, value);
}

/**
 * Creates fast validators for valid content. If one returns true, the zod schema accepts the value; if it returns false, the
 * schema decides.
 */
export function createValidators({ nodes }: Pick<CompiledSchema, 'nodes'>): ValidatorAt {
  const compiled: Validator[] = [];
  const acceptorAt = (index: NodeIndex): Validator => {
    const node = nodes[index];
    if (!node) return () => false;
    compiled[index] ??= compile(node, later);
    return compiled[index];
  };
  /** Compiled on first use: most of the schema is about blocks that a site does not have. */
  const later = (index: NodeIndex): Validator => {
    let made: Validator | undefined;
    return (value) => {
      made ??= acceptorAt(index);
      return made(value);
    };
  };
  return acceptorAt;
}

/** Fast validator of a node of the site schema. */
export const validatorAt = createValidators(compiledSiteSchema);
