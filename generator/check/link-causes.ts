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

/** The page whose block types become unknown when the value at this path is wrong. */
function pageOfTypes(path: Path): Path | undefined {
  const at = path.indexOf('blocks');
  const isType = at > 0 && (path.length === at + 2 || (path.length === at + 3 && path.at(-1) === 'type'));
  return isType ? path.slice(0, at) : undefined;
}

function wrongNameAt(path: Path, name: unknown): CauseLinks {
  const space = spaceOf(path);
  return space === undefined ? {} : { wrongName: { space, name: typeof name === 'string' ? name : '' } };
}

const composed = /array|object|record/;

/** Whether misplaced brackets alone can cause a diagnostic. */
function isStructural({ code, parameters = {} }: RawDiagnostic): boolean {
  if (code === 'wrong-type') return composed.test(`${parameters.expected} ${parameters.found}`);
  if (code === 'out-of-range') return parameters.range?.isList === true;
  return code === 'missing-key' || code === 'unknown-type' || (code === 'unknown-key' && parameters.nearest === undefined);
}

/** Assumptions that a wrong key or value invalidates: what blocks show, and which page is linked. */
function usageAssumptions(path: Path, value: unknown): string[] {
  const isInCards = path[path.indexOf('blocks') + 2] === 'cards' && path.includes('blocks');
  const isLink = path.at(-1) === 'href' && typeof value === 'string';
  return [
    ...(isInCards ? [shownAssumption()] : []),
    ...(isLink ? [linkedAssumption(`/${value.replace(/^\/+|[#?][\s\S]*$/g, '')}`)] : []),
  ];
}

/** Adds cause links to a schema diagnostic: which rule diagnostics about the same value, or about names, it suppresses. */
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
    return { ...diagnostic, ...wrongNameAt([...path, key], ''), assumes: [...assumes, own], invalidates };
  }
  if (code === 'unknown-key') {
    const object = path.slice(0, -1);
    const { nearest: near } = parameters;
    // Diagnostics below an unknown key are redundant.
    if (near === undefined) return { ...diagnostic, assumes, invalidates: [valueAssumption(path), withinAssumption(path)] };
    const value = valueAt(path);
    return {
      ...diagnostic,
      ...wrongNameAt([...object, near], value),
      assumes,
      invalidates: [keyAssumption(object, near), valueAssumption(path), ...usageAssumptions([...object, near], value)],
    };
  }
  const page = pageOfTypes(path);
  const value = valueAt(path);
  return {
    ...diagnostic,
    ...wrongNameAt(path, value),
    assumes,
    invalidates: [
      valueAssumption(path),
      ...(code === 'wrong-type' ? [withinAssumption(path)] : []),
      ...(page ? [typesAssumption(page)] : []),
      ...usageAssumptions(path, value),
    ],
  };
}

/** Adds cause links to a rule diagnostic: it assumes that its value and the structure around it are right. */
export function linkRuleDiagnostic(diagnostic: RawDiagnostic): RawDiagnostic {
  const { code, path, assumes = [] } = diagnostic;
  const onValue = path.length === 0 || hasTrait(code, 'beyond-shape') ? [] : [valueAssumption(path)];
  const onStructure = hasTrait(code, 'absence') ? [structureAssumption] : [];
  return { ...diagnostic, assumes: [...assumes, ...onValue, ...onStructure] };
}

/** Whether a diagnostic reports an unbalanced bracket. */
function isBracketError({ code, parameters }: RawDiagnostic): boolean {
  return code === 'syntax' && /Bracket|Brace/.test(parameters?.expected ?? '');
}

/** Adds cause links to syntax errors. Bracket errors cast doubt on the structure, unless the parsed content fits the schema. */
export function linkSyntaxDiagnostics(syntax: RawDiagnostic[], shape: RawDiagnostic[]): RawDiagnostic[] {
  const isSound = !shape.some(isStructural) && !syntax.some(({ code }) => code === 'duplicate-key');
  return syntax.map((diagnostic) => {
    const { code } = diagnostic;
    if (code === 'duplicate-key') return linkRuleDiagnostic({ ...diagnostic });
    return !isSound && isBracketError(diagnostic) ? { ...diagnostic, invalidates: [structureAssumption] } : diagnostic;
  });
}
