import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePoint } from '../../core/diagnostics/escape-control-characters.ts';
import { noiseIn, unbalancedIsolates } from '../../core/util/characters/noise.ts';
import { readPdf } from '../../core/util/characters/pdf.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';

/** One diagnostic for each match. Matches come in text order, so counting continues from the last one. */
function diagnosticsAt(
  code: 'stray-character' | 'unbalanced-isolates',
  { value, path }: LocatedValue<string>,
  indexes: number[],
): RawDiagnostic[] {
  let [reached, count] = [0, 1];
  return indexes.map((index) => {
    count += [...value.slice(reached, index)].length;
    reached = index;
    return { code, path, textIndex: index, parameters: { found: codePoint(value.slice(index)), count } };
  });
}

/** Characters that leave a text blank: spaces, default-ignorable characters and the blank Braille cell. */
const blank = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Invisible characters; a text with nothing else counts as empty. */
function checkText(text: LocatedValue<string>): RawDiagnostic[] {
  const { value, path } = text;
  if (/\S/.test(value) && blank.test(value) && !/^[\s\p{Cf}]+$/u.test(value)) return [{ code: 'invisible-text', path }];
  if (!/[\p{Cf}]/u.test(value)) return [];
  if (/\S/.test(value) && /^[\s\p{Cf}]+$/u.test(value)) return [{ code: 'empty-text', path }];
  return [
    ...diagnosticsAt('stray-character', text, noiseIn(value)),
    ...diagnosticsAt('unbalanced-isolates', text, unbalancedIsolates(value)),
  ];
}

/**
 * Arabic presentation forms, as copied from PDF files: search misses them, and they are often in visual order. One diagnostic
 * for each text.
 */
function checkForms({ value, path }: LocatedValue<string>): RawDiagnostic[] {
  const read = readPdf(value);
  if (read === undefined) return [];
  if (read === 'unknown') return [{ code: 'pdf-order', path }];
  return [{ code: read.wasTurned ? 'pdf-turned' : 'pdf-letters', path, parameters: { found: read.text } }];
}

/** Invisible characters that change how a text is read, searched or sorted. */
export function checkCharacters({ texts }: SiteView): RawDiagnostic[] {
  return texts.flatMap((text) => [
    ...(text.features & textFeature.invisible ? checkText(text) : []),
    ...(text.features & textFeature.form ? checkForms(text) : []),
  ]);
}
