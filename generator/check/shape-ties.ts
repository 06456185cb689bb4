import type { Finding } from '../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../core/diagnostics/messages/messages.ts';
import {
  damageFact,
  keyFact,
  linkedFact,
  shownFact,
  spaceOf,
  structureFact,
  type Ties,
  typesFact,
  valueFact,
  withinFact,
} from '../core/diagnostics/ties.ts';
import type { Path } from '../core/json/path.ts';

/** The page whose blocks are of unknown type when the value at a path is wrong. */
function pageOfTypes(path: Path): Path | undefined {
  const at = path.indexOf('blocks');
  const isType = at > 0 && (path.length === at + 2 || (path.length === at + 3 && path.at(-1) === 'type'));
  return isType ? path.slice(0, at) : undefined;
}

function misnames(path: Path, name: unknown): Ties {
  const space = spaceOf(path);
  return space === undefined ? {} : { misnames: { space, name: typeof name === 'string' ? name : '' } };
}

const composed = /array|object|record/;

/** What there is only because brackets are not where they were meant to be. */
function isStructural({ code, parameters = {} }: Finding): boolean {
  if (code === 'wrong-type') return composed.test(`${parameters.expected} ${parameters.found}`);
  if (code === 'out-of-range') return parameters.range?.isList === true;
  return code === 'missing-key' || code === 'unknown-type' || (code === 'unknown-key' && parameters.nearest === undefined);
}

/** What a fault of a key or value leaves open: what blocks show, and which page is linked. */
function usageDoubts(path: Path, value: unknown): string[] {
  const isInCards = path[path.indexOf('blocks') + 2] === 'cards' && path.includes('blocks');
  const isLink = path.at(-1) === 'href' && typeof value === 'string';
  return [...(isInCards ? [shownFact()] : []), ...(isLink ? [linkedFact(`/${value.replace(/^\/+|[#?][\s\S]*$/g, '')}`)] : [])];
}

/** A fault of shape with what it puts in doubt: what the rules of the whole site say of the same value, and of names. */
export function tieShape(finding: Finding, valueAt: (path: Path) => unknown): Finding {
  const { code, path, parameters = {} } = finding;
  const relies = [...(isStructural(finding) ? [structureFact] : []), ...(code === 'bad-character' ? [damageFact(path)] : [])];
  if (code === 'missing-key') {
    const key = parameters.found ?? '';
    const page = pageOfTypes([...path, key]);
    const own = keyFact(path, key);
    const doubts = [own, ...(page ? [typesFact(page)] : []), ...usageDoubts([...path, key], undefined)];
    return { ...finding, ...misnames([...path, key], ''), relies: [...relies, own], doubts };
  }
  if (code === 'unknown-key') {
    const object = path.slice(0, -1);
    const { nearest: near } = parameters;
    // What stands under a key that nobody reads is no news.
    if (near === undefined) return { ...finding, relies, doubts: [valueFact(path), withinFact(path)] };
    const value = valueAt(path);
    return {
      ...finding,
      ...misnames([...object, near], value),
      relies,
      doubts: [keyFact(object, near), valueFact(path), ...usageDoubts([...object, near], value)],
    };
  }
  const page = pageOfTypes(path);
  const value = valueAt(path);
  return {
    ...finding,
    ...misnames(path, value),
    relies,
    doubts: [
      valueFact(path),
      ...(code === 'wrong-type' ? [withinFact(path)] : []),
      ...(page ? [typesFact(page)] : []),
      ...usageDoubts(path, value),
    ],
  };
}

/** What a rule of the whole site says, resting on the value that it is about, and on what belongs to what. */
export function tieRule(finding: Finding): Finding {
  const { code, path, relies = [] } = finding;
  const onValue = path.length === 0 || hasTrait(code, 'beyond-shape') ? [] : [valueFact(path)];
  const onStructure = hasTrait(code, 'absence') ? [structureFact] : [];
  return { ...finding, relies: [...relies, ...onValue, ...onStructure] };
}

/** Whether a finding says that brackets may be elsewhere than they were meant to be. */
function isOfBrackets({ code, parameters }: Finding): boolean {
  return code === 'syntax' && /Bracket|Brace/.test(parameters?.expected ?? '');
}

/** Faults of syntax; those of brackets put in doubt what belongs to what, unless all that was read fits together. */
export function tieSyntax(syntax: Finding[], shape: Finding[]): Finding[] {
  const isSound = !shape.some(isStructural) && !syntax.some(({ code }) => code === 'duplicate-key');
  return syntax.map((finding) => {
    const { code } = finding;
    if (code === 'duplicate-key') return tieRule({ ...finding });
    return !isSound && isOfBrackets(finding) ? { ...finding, doubts: [structureFact] } : finding;
  });
}
