import { inEachLanguage } from '../../../templates/model/files/language.ts';
import { groupBy } from '../util/group-by.ts';
import type { Diagnostic } from './diagnostics.ts';
import { messages } from './messages/messages.ts';

/** Maximum number of other characters named in a grouped diagnostic. */
const maxNamed = 10;

/** Merges diagnostics of similar characters into the first one, with the other characters and the number of other texts. */
function mergeGroup([first, ...others]: Diagnostic[]): Diagnostic[] {
  if (!first) return [];
  const count = new Set(others.map(({ pointer }) => pointer).filter((pointer) => pointer !== first.pointer)).size;
  const characters = new Set(others.flatMap(({ parameters: { found = '' } }) => (found === first.parameters.found ? [] : found)));
  const parameters = { ...first.parameters, count, list: [...characters].slice(0, maxNamed) };
  const entry = messages[first.code];
  return [{ ...first, parameters, message: inEachLanguage((language) => entry[language].message(parameters)) }];
}

/**
 * Groups diagnostics of missing glyphs by kind of character, at the first place: content in another language would otherwise
 * produce a diagnostic for every text.
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
