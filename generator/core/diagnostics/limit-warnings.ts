import { groupBy } from '../util/group-by.ts';
import type { Diagnostic, MessageLanguage } from './diagnostics.ts';
import { counted, listed } from './messages/counts.ts';

/** Maximum number of warnings of a code that are all shown; number shown if there are more. */
const warningLimits = { whole: 5, shown: 3 };

/** Splits diagnostics: the first warnings of each code are shown, the rest are counted. Errors are always shown. */
export function limitWarnings(diagnostics: readonly Diagnostic[]): { shown: Diagnostic[]; hidden: Map<string, number> } {
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const many = [...groupBy(warnings, ({ code }) => code)].filter(([, { length }]) => length > warningLimits.whole);
  const hiddenWarnings = new Set(many.flatMap(([, group]) => group.slice(warningLimits.shown)));
  return {
    shown: diagnostics.filter((diagnostic) => !hiddenWarnings.has(diagnostic)),
    hidden: new Map(many.map(([code, { length }]) => [code, length - warningLimits.shown])),
  };
}

/** Numbers of hidden warnings by code, one line each, and how to show them. */
export const formatHidden = (hidden: ReadonlyMap<string, number>, language: MessageLanguage): string =>
  [...hidden]
    .map(([code, count]) => `warning ${code}  ${listed([counted(count, 'ofKind', language), '--all'], language)}\n`)
    .join('');
