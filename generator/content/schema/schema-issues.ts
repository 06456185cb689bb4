import type { Path } from '../../core/json/path.ts';
import { isObject } from '../../core/json/value.ts';
import type { CompiledSchema, NodeIndex, SchemaCheck, SchemaNode, SchemaNodeOf, SchemaRule } from './compiled-schema.ts';
import { compiledSiteSchema } from './compiled-site-schema.ts';
import { createCheckValidator, runRuleCheck } from './validators.ts';

/** Why a value is invalid. */
export type IssueReason =
  | { is: 'type'; expected: string }
  | { is: 'word'; words: readonly unknown[] }
  | { is: 'unknown-keys'; keys: string[] }
  /** The discriminator has an unknown value. */
  | { is: 'variant' }
  /** No alternative of a union matches; lists the issues of each. */
  | { is: 'either'; options: SchemaIssue[][] }
  | { is: 'key' }
  | { is: 'limit'; least?: number; most?: number; step?: number }
  | { is: 'rule'; parameters?: Readonly<Record<string, unknown>> | undefined };

export interface SchemaIssue {
  /** Relative to the checked value. */
  path: Path;
  reason: IssueReason;
  /** Code of a message, if the schema names one. */
  code?: string | undefined;
  /** Whether rules of the enclosing values still run, as in zod. `true`: all; undefined: only length checks; `false`: none. */
  canContinue?: boolean;
}

/** Placeholder for a value that is not checked here. */
export const skippedValue = Object.freeze({});

const isBlocking = ({ canContinue }: SchemaIssue) => canContinue !== true;

/** Length checks run on every value that has a length, even of the wrong type. */
const isLengthCheck = ([name]: SchemaCheck) => name === 'shortest' || name === 'longest';
const hasLength = (value: unknown) => (value as { length?: unknown } | null | undefined)?.length !== undefined;

function within(key: string | number, issues: readonly SchemaIssue[]): SchemaIssue[] {
  return issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
}

/** The limit that a value violates. */
function reasonOf(check: SchemaCheck, value: unknown): IssueReason {
  const [name, limit] = check;
  if (name === 'least' || name === 'above' || name === 'shortest') return { is: 'limit', least: limit };
  if (name === 'most' || name === 'below' || name === 'longest') return { is: 'limit', most: limit };
  if (name === 'step') return { is: 'limit', step: limit };
  if (name !== 'whole') return { is: 'rule' };
  if (!Number.isInteger(value)) return { is: 'type', expected: 'int' };
  return (value as number) > 0 ? { is: 'limit', most: Number.MAX_SAFE_INTEGER } : { is: 'limit', least: Number.MIN_SAFE_INTEGER };
}

function ruleIssues({ check, code, parameters, at = [], isLast }: SchemaRule, value: unknown): SchemaIssue[] {
  if (check[0] === 'finds') {
    return runRuleCheck(check[1], value).map(({ message, path, params }): SchemaIssue => {
      return { path, code: message, canContinue: true, reason: { is: 'rule', parameters: params } };
    });
  }
  if (createCheckValidator(check)(value)) return [];
  const reason = reasonOf(check, value);
  const canContinue = !isLast && reason.is !== 'type';
  return [{ path: at, code, canContinue, reason: reason.is === 'rule' && parameters ? { ...reason, parameters } : reason }];
}

/** Finds the issues of a value by the index of its node. */
type FindIssues = (index: NodeIndex, value: unknown) => SchemaIssue[];

function objectIssues({ fields, required }: SchemaNodeOf<'object'>, value: unknown, find: FindIssues): SchemaIssue[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'object' } }];
  const ofFields = Object.entries(fields).flatMap(([key, index]) => {
    return Object.hasOwn(value, key) || required.includes(key) ? within(key, find(index, value[key])) : [];
  });
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
  return keys.length > 0 ? [...ofFields, { path: [], canContinue: true, reason: { is: 'unknown-keys', keys } }] : ofFields;
}

function recordIssues({ key, item }: SchemaNodeOf<'record'>, value: unknown, find: FindIssues): SchemaIssue[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'record' } }];
  return Object.keys(value).flatMap((name): SchemaIssue[] => {
    if (name === '__proto__') return [];
    if (find(key, name).length > 0) return [{ path: [name], reason: { is: 'key' } }];
    return within(name, find(item, value[name]));
  });
}

function variantIssues({ by, options }: SchemaNodeOf<'variants'>, value: unknown, find: FindIssues): SchemaIssue[] {
  if (!isObject(value)) return [{ path: [], reason: { is: 'type', expected: 'object' } }];
  const option = options.find(([word]) => word === value[by]);
  return option ? find(option[1], value) : [{ path: [by], reason: { is: 'variant' } }];
}

function unionIssues({ options }: SchemaNodeOf<'either'>, value: unknown, find: FindIssues): SchemaIssue[] {
  const all = options.map((option) => find(option, value));
  if (all.some((issues) => issues.length === 0)) return [];
  const nearly = all.filter((issues) => !issues.some(isBlocking));
  const [only] = nearly;
  return only && nearly.length === 1 ? only : [{ path: [], reason: { is: 'either', options: all } }];
}

function listIssues({ item: node, rules = [] }: SchemaNodeOf<'list'>, value: unknown, find: FindIssues): SchemaIssue[] {
  if (!Array.isArray(value)) return [{ path: [], reason: { is: 'type', expected: 'array' } }];
  const limit = rules.find(({ check: [name, most] }) => name === 'longest' && value.length > most);
  // Nobody reads the issues of each item of a list that is far too long.
  if (limit) return ruleIssues({ ...limit, isLast: true }, value);
  return value.flatMap((item, index) => within(index, find(node, item)));
}

function valueIssues(node: SchemaNode, value: unknown, find: FindIssues): SchemaIssue[] {
  if (node.is === 'object') return objectIssues(node, value, find);
  if (node.is === 'record') return recordIssues(node, value, find);
  if (node.is === 'variants') return variantIssues(node, value, find);
  if (node.is === 'either') return unionIssues(node, value, find);
  if (node.is === 'list') return listIssues(node, value, find);
  if (node.is === 'words') {
    return node.words.includes(value) ? [] : [{ path: [], reason: { is: 'word', words: node.words } }];
  }
  const isRight = node.is === 'number' ? Number.isFinite(value) : typeof value === node.is;
  return isRight ? [] : [{ path: [], reason: { is: 'type', expected: node.is } }];
}

/** Creates a function that finds all issues of a value, in the order of the schema and with the results of zod. */
export function createIssueFinder({ nodes }: Pick<CompiledSchema, 'nodes'>): FindIssues {
  return function find(index, value) {
    const node = nodes[index];
    if (!node || value === skippedValue) return [];
    const issues = valueIssues(node, value, find);
    let isStopped = issues.some(isBlocking);
    for (const rule of node.rules ?? []) {
      const isAsked = isLengthCheck(rule.check)
        ? hasLength(value) && !issues.some(({ canContinue }) => canContinue === false)
        : !isStopped;
      if (!isAsked) continue;
      const found = ruleIssues(rule, value);
      for (const one of found) issues.push(one);
      isStopped ||= found.some(isBlocking);
    }
    return issues;
  };
}

/** All issues of a value according to the site schema. */
export const issuesOf = createIssueFinder(compiledSiteSchema);
