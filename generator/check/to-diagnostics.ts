import { type Diagnostic, type RawDiagnostic, sortDiagnostics, toDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../core/diagnostics/messages/messages.ts';
import type { Source } from '../core/json/source.ts';
import { groupDiagnostics } from './group-diagnostics.ts';
import { withoutConsequences } from './root-causes.ts';

const diagnosticKey = ({ code, file, line, column, pointer }: Diagnostic) => `${file}:${line}:${column}:${code}:${pointer}`;

/** Removes duplicates, and diagnostics at positions that syntax errors make unreliable. */
function withoutDuplicates(source: Source, diagnostics: Diagnostic[]): Diagnostic[] {
  const once = [...new Map(diagnostics.map((diagnostic) => [diagnosticKey(diagnostic), diagnostic])).values()];
  if (source.isPlain) return once;
  const unread = new Set(source.syntaxErrors.map(({ offset }) => offset));
  return once.filter((diagnostic) => {
    if (isSyntax(diagnostic) || !diagnostic.quote) return true;
    const offset = source.offsetAt(diagnostic);
    const isUnread = unread.has(offset) || unread.has(source.offsetAt(source.positionOf(diagnostic.path)));
    return !isUnread && !source.isBroken(offset);
  });
}

/** Whether a diagnostic is about the text of the file, not its content. */
const isSyntax = ({ code }: Diagnostic) => hasTrait(code, 'of-text');

/** Diagnostics in file order, without those that only follow from others. */
export function toDiagnostics(source: Source, findings: RawDiagnostic[]): Diagnostic[] {
  const reported = groupDiagnostics(withoutConsequences(findings)).map((finding) => toDiagnostic(source, finding));
  return sortDiagnostics(withoutDuplicates(source, reported));
}

export const hasErrors = (diagnostics: Diagnostic[]) => diagnostics.some(({ severity }) => severity === 'error');
