import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { toPointer } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import { followPath } from './merge-values.ts';

/** Check result of a text. */
export interface CheckedText {
  source: Source;
  diagnostics: Diagnostic[];
}

const errorsOf = ({ diagnostics }: CheckedText) => diagnostics.filter(({ severity }) => severity === 'error');

/** Comparable form of an error without its line, which moves. */
const wordsOf = ({ code, parameters }: Diagnostic) => JSON.stringify([code, { ...parameters, line: undefined }]);

/** Errors that are new in a text; errors that only moved are not new. */
export function newErrors(before: CheckedText, after: CheckedText): Diagnostic[] {
  const errors = errorsOf(after);
  if (errors.length === 0) return errors;
  const known = errorsOf(before).map((error) => {
    const path = followPath(error.path, before.source.value, after.source.value);
    return { place: path && `${error.code} ${toPointer(path)}`, words: wordsOf(error), isMet: false };
  });
  const unmet = errors.filter((error) => {
    const same = known.find(({ place, isMet: isMatched }) => !isMatched && place === `${error.code} ${error.pointer}`);
    if (same) same.isMet = true;
    return !same;
  });
  return unmet.filter((error) => {
    const same = known.find(({ words, isMet: isMatched }) => !isMatched && words === wordsOf(error));
    if (same) same.isMet = true;
    return !same;
  });
}
