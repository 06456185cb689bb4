import { contentVersion } from '../../../templates/model/site/content-version.ts';
import type { Path } from '../../core/json/path.ts';
import { editText } from '../../core/json/text-edit.ts';
import { isObject, type Json, type JsonObject, readJson } from '../../core/json/value.ts';
import type { Operation, Renaming } from '../document/text/operation.ts';
import { editsOf } from '../document/text/operations.ts';
import { applyToValue } from '../document/value.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

/** Change made by a step. */
export interface AppliedStep {
  step: Step;
  at: Path;
  /** Content before the change; `at` is a path in it. */
  before: Json;
}

export interface UpgradeResult {
  /** Content version before and after. */
  from: number;
  to: number;
  text: string;
  done: readonly AppliedStep[];
}

/** Content versions: that of files without `version`, the newest, and the steps between. */
export interface Versions {
  first: number;
  newest: number;
  steps: readonly Step[];
}

export const versions: Versions = { first: 1, newest: contentVersion, steps };

const versionOf = ({ version }: JsonObject, { first }: Versions): number => (typeof version === 'number' ? version : first);

/** Path of an operation in the content before it. */
const placeOf = (operation: Operation | Renaming): Path =>
  operation.do === 'insert' ? [...operation.at, operation.index] : operation.at;

/**
 * Upgrades the text of a site file; unchanged if it has the newest version. Pure.
 * @param text valid JSON, optionally with a byte order mark, of a known version
 * @param more steps that always run, after the versioned ones
 */
export function upgradeText(text: string, known: Versions = versions, more: readonly Step[] = []): UpgradeResult {
  const { newest } = known;
  const content = readJson(text);
  if (!isObject(content)) return { from: newest, to: newest, text, done: [] };
  const from = versionOf(content, known);
  const done: AppliedStep[] = [];
  const operations: (Operation | Renaming)[] = [];
  let value: Json = content;
  for (const step of [...known.steps.filter(({ to }) => to > from), ...more]) {
    const own = isObject(value) ? step.operations(value) : [];
    for (const operation of own) {
      done.push({ step, at: placeOf(operation), before: value });
      value = applyToValue(value, operation);
    }
    operations.push(...own);
  }
  if (from < newest) operations.push({ do: 'set', at: ['version'], value: newest });
  return { from, to: newest, text: editText(text, editsOf(text, operations)), done };
}
