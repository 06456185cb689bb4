import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { toPointer } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import { followPath } from './merge-values.ts';

/** What the check says of a text. */
export interface Judged {
  source: Source;
  diagnostics: Diagnostic[];
}

const errorsOf = ({ diagnostics }: Judged) => diagnostics.filter(({ severity }) => severity === 'error');

/** An error as it is told elsewhere: without the line, which moves. */
const wordsOf = ({ code, parameters }: Diagnostic) => JSON.stringify([code, { ...parameters, line: undefined }]);

/** The errors of a text that the text before did not have, be it at another place. */
export function newErrors(before: Judged, after: Judged): Diagnostic[] {
  const errors = errorsOf(after);
  if (errors.length === 0) return errors;
  const known = errorsOf(before).map((error) => {
    const path = followPath(error.path, before.source.value, after.source.value);
    return { place: path && `${error.code} ${toPointer(path)}`, words: wordsOf(error), isMet: false };
  });
  const unmet = errors.filter((error) => {
    const same = known.find(({ place, isMet }) => !isMet && place === `${error.code} ${error.pointer}`);
    if (same) same.isMet = true;
    return !same;
  });
  return unmet.filter((error) => {
    const same = known.find(({ words, isMet }) => !isMet && words === wordsOf(error));
    if (same) same.isMet = true;
    return !same;
  });
}
