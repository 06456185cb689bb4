import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePoint } from '../../core/diagnostics/escape-control-characters.ts';
import { noiseIn, unbalancedIsolates } from '../../core/util/characters/noise.ts';
import { readPdf } from '../../core/util/characters/pdf.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';

/** A finding for each place, which come in the order of the text: so what stands before each is counted once. */
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

/** Characters that leave a text blank: spaces, what Unicode lets no font draw, and the Braille cell without a dot. */
const blank = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Invisible characters: texts made of nothing else are empty. */
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

/** Letters as PDF files hold them: searches miss them, and often they are in the order of drawing. One finding a text. */
function checkForms({ value, path }: LocatedValue<string>): RawDiagnostic[] {
  const read = readPdf(value);
  if (read === undefined) return [];
  if (read === 'unknown') return [{ code: 'pdf-order', path }];
  return [{ code: read.wasTurned ? 'pdf-turned' : 'pdf-letters', path, parameters: { found: read.text } }];
}

/** Characters that change how a text is read, searched or ordered without being seen. */
export function checkCharacters({ texts }: SiteView): RawDiagnostic[] {
  return texts.flatMap((text) => [
    ...(text.signs & textFeature.invisible ? checkText(text) : []),
    ...(text.signs & textFeature.form ? checkForms(text) : []),
  ]);
}
