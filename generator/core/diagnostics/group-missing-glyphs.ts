import { inEachLanguage } from '../../../templates/model/files/language.ts';
import { groupBy } from '../util/group-by.ts';
import type { Diagnostic } from './diagnostics.ts';
import { messages } from './messages/messages.ts';

/** Other characters that are named where the like of one are told together. */
const maxNamed = 10;

/** The first of diagnostics about the like characters, with the others and the number of the other texts. */
function mergeGroup([first, ...others]: Diagnostic[]): Diagnostic[] {
  if (!first) return [];
  const count = new Set(others.map(({ pointer }) => pointer).filter((pointer) => pointer !== first.pointer)).size;
  const characters = new Set(others.flatMap(({ parameters: { found = '' } }) => (found === first.parameters.found ? [] : found)));
  const parameters = { ...first.parameters, count, list: [...characters].slice(0, maxNamed) };
  const entry = messages[first.code];
  return [{ ...first, parameters, message: inEachLanguage((language) => entry[language].message(parameters)) }];
}

/**
 * Diagnostics of which those about characters that fonts lack are told once for the like of them, at the first place: somebody who
 * writes in another language would read of nothing else.
 */
export function groupMissingGlyphs(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(
    diagnostics.filter(({ code }) => code === 'missing-glyph'),
    ({ parameters: { nearest, family } }) => `${nearest ?? ''}\n${nearest === undefined ? (family ?? '') : ''}`,
  );
  const grouped = new Map([...groups.values()].flatMap((group) => mergeGroup(group).map((one) => [group[0], one] as const)));
  return diagnostics.flatMap((diagnostic) =>
    diagnostic.code === 'missing-glyph' ? (grouped.get(diagnostic) ?? []) : diagnostic,
  );
}
