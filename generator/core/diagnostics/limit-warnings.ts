import { groupBy } from '../util/group-by.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { counted, listed } from './messages/counts.ts';

/** Warnings of one code that are all shown, and how many are shown of more. */
const warningLimits = { whole: 5, shown: 3 };

/** Diagnostics of which warnings of one code beyond the first few are only counted. Errors all stay. */
export function limitWarnings(diagnostics: readonly Diagnostic[]): { shown: Diagnostic[]; hidden: Map<string, number> } {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const many = [...groupBy(warnings, ({ code }) => code)].filter(([, { length }]) => length > warningLimits.whole);
  const hiddenWarnings = new Set(many.flatMap(([, group]) => group.slice(warningLimits.shown)));
  return {
    shown: diagnostics.filter((diagnostic) => !hiddenWarnings.has(diagnostic)),
    hidden: new Map(many.map(([code, { length }]) => [code, length - warningLimits.shown])),
  };
}

/** How many more warnings there are of each code, a line each, and how they are shown. */
export const formatHidden = (hidden: ReadonlyMap<string, number>, language: MessageLanguage): string =>
  [...hidden]
    .map(([code, count]) => `warning ${code}  ${listed([counted(count, 'ofKind', language), '--all'], language)}\n`)
    .join('');
