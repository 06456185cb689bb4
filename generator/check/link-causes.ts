import {
  type CauseLinks,
  damageAssumption,
  keyAssumption,
  linkedAssumption,
  shownAssumption,
  spaceOf,
  structureAssumption,
  typesAssumption,
  valueAssumption,
  withinAssumption,
} from '../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../core/diagnostics/messages/messages.ts';
import type { Path } from '../core/json/path.ts';

/** The page whose blocks are of unknown type when the value at a path is wrong. */
function pageOfTypes(path: Path): Path | undefined {
  const at = path.indexOf('blocks');
  const isType = at > 0 && (path.length === at + 2 || (path.length === at + 3 && path.at(-1) === 'type'));
  return isType ? path.slice(0, at) : undefined;
}

function wrongNameAt(path: Path, name: unknown): CauseLinks {
  const space = spaceOf(path);
  return space === undefined ? {} : { misnames: { space, name: typeof name === 'string' ? name : '' } };
}

const composed = /array|object|record/;

/** What there is only because brackets are not where they were meant to be. */
function isStructural({ code, parameters = {} }: RawDiagnostic): boolean {
  if (code === 'wrong-type') return composed.test(`${parameters.expected} ${parameters.found}`);
  if (code === 'out-of-range') return parameters.range?.isList === true;
  return code === 'missing-key' || code === 'unknown-type' || (code === 'unknown-key' && parameters.nearest === undefined);
}

/** What a fault of a key or value leaves open: what blocks show, and which page is linked. */
function usageAssumptions(path: Path, value: unknown): string[] {
  const isInCards = path[path.indexOf('blocks') + 2] === 'cards' && path.includes('blocks');
  const isLink = path.at(-1) === 'href' && typeof value === 'string';
  return [
    ...(isInCards ? [shownAssumption()] : []),
    ...(isLink ? [linkedAssumption(`/${value.replace(/^\/+|[#?][\s\S]*$/g, '')}`)] : []),
  ];
}

/** A fault of shape with what it puts in doubt: what the rules of the whole site say of the same value, and of names. */
export function linkSchemaDiagnostic(diagnostic: RawDiagnostic, valueAt: (path: Path) => unknown): RawDiagnostic {
  const { code, path, parameters = {} } = diagnostic;
  const assumes = [
    ...(isStructural(diagnostic) ? [structureAssumption] : []),
    ...(code === 'bad-character' ? [damageAssumption(path)] : []),
  ];
  if (code === 'missing-key') {
    const key = parameters.found ?? '';
    const page = pageOfTypes([...path, key]);
    const own = keyAssumption(path, key);
    const invalidates = [own, ...(page ? [typesAssumption(page)] : []), ...usageAssumptions([...path, key], undefined)];
    return { ...diagnostic, ...wrongNameAt([...path, key], ''), relies: [...assumes, own], doubts: invalidates };
  }
  if (code === 'unknown-key') {
    const object = path.slice(0, -1);
    const { nearest: near } = parameters;
    // What stands under a key that nobody reads is no news.
    if (near === undefined) return { ...diagnostic, relies: assumes, doubts: [valueAssumption(path), withinAssumption(path)] };
    const value = valueAt(path);
    return {
      ...diagnostic,
      ...wrongNameAt([...object, near], value),
      relies: assumes,
      doubts: [keyAssumption(object, near), valueAssumption(path), ...usageAssumptions([...object, near], value)],
    };
  }
  const page = pageOfTypes(path);
  const value = valueAt(path);
  return {
    ...diagnostic,
    ...wrongNameAt(path, value),
    relies: assumes,
    doubts: [
      valueAssumption(path),
      ...(code === 'wrong-type' ? [withinAssumption(path)] : []),
      ...(page ? [typesAssumption(page)] : []),
      ...usageAssumptions(path, value),
    ],
  };
}

/** What a rule of the whole site says, resting on the value that it is about, and on what belongs to what. */
export function linkRuleDiagnostic(diagnostic: RawDiagnostic): RawDiagnostic {
  const { code, path, relies: assumes = [] } = diagnostic;
  const onValue = path.length === 0 || hasTrait(code, 'beyond-shape') ? [] : [valueAssumption(path)];
  const onStructure = hasTrait(code, 'absence') ? [structureAssumption] : [];
  return { ...diagnostic, relies: [...assumes, ...onValue, ...onStructure] };
}

/** Whether a finding says that brackets may be elsewhere than they were meant to be. */
function isBracketError({ code, parameters }: RawDiagnostic): boolean {
  return code === 'syntax' && /Bracket|Brace/.test(parameters?.expected ?? '');
}

/** Faults of syntax; those of brackets put in doubt what belongs to what, unless all that was read fits together. */
export function linkSyntaxDiagnostics(syntax: RawDiagnostic[], shape: RawDiagnostic[]): RawDiagnostic[] {
  const isSound = !shape.some(isStructural) && !syntax.some(({ code }) => code === 'duplicate-key');
  return syntax.map((diagnostic) => {
    const { code } = diagnostic;
    if (code === 'duplicate-key') return linkRuleDiagnostic({ ...diagnostic });
    return !isSound && isBracketError(diagnostic) ? { ...diagnostic, doubts: [structureAssumption] } : diagnostic;
  });
}
