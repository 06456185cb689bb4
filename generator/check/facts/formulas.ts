import type { VisitedValue } from '../../content/site/fields.ts';
import { mayHoldFormula } from '../../content/site/formulas.ts';
import { flattenElements, readInline } from '../../content/text/inline/read.ts';
import type { Path } from '../../core/json/path.ts';
import { get } from '../../core/json/walk.ts';

/** A formula and its path; `textIndex` if it is part of a text. */
interface LocatedFormula {
  value: string;
  path: Path;
  textIndex?: number;
}

/** The formulas in a value: the value itself, or those marked in its text. */
export function formulasIn(visited: VisitedValue): LocatedFormula[] {
  if (!mayHoldFormula(visited)) return [];
  const { value, path } = visited;
  if (typeof value !== 'string') {
    const tex = get(value, 'tex');
    return typeof tex === 'string' ? [{ value: tex, path: [...path, 'tex'] }] : [];
  }
  return flattenElements(readInline(value) ?? []).flatMap((piece) =>
    piece.kind === 'formula' ? [{ value: piece.text, path, textIndex: piece.from + 1 }] : [],
  );
}
