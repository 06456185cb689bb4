import { aboutFamily, type FontFamilyName } from '../../../templates/theme/font-families.ts';
import { readRange } from '../../../templates/theme/unicode-range.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { familiesWith, familyOfPackage, isCommon, isDrawnBy, riyalSign } from '../../content/theme/font-coverage.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { codePoint } from '../../core/diagnostics/escape-control-characters.ts';
import { installCommand } from '../../core/diagnostics/extras.ts';
import { presentationForm } from '../../core/util/characters/pdf.ts';
import type { RareText } from '../facts/rare-characters.ts';
import type { SiteSummary } from '../facts/site-summary.ts';

type IsDrawn = (code: number) => boolean;

/** Letters of Persian and Urdu keyboards that look like Arabic ones. */
const lookAlikes = new Map([
  ['\u06CC', '\u064A'],
  ['\u06A9', '\u0643'],
  ['\u06C1', '\u0647'],
  ['\u06BE', '\u0647'],
]);

const codesIn = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

/** Replacement from characters that every site has, e.g. for ligatures and presentation forms copied from a PDF file. */
function plainly(character: string): string | undefined {
  const plain = lookAlikes.get(character) ?? character.normalize('NFKC').trim();
  return plain !== '' && plain !== character && codesIn(plain).every((code) => isCommon(code) || code === 0x20)
    ? plain
    : undefined;
}

/** Characters covered by a font package or file, with Readex Pro as fallback. */
function drawnBy(source: string | undefined, assets: AssetIndex): IsDrawn {
  const asset = source === undefined ? undefined : assets.get(source);
  const family = asset?.state === 'package' ? familyOfPackage(source ?? '') : undefined;
  const ranges = asset?.state === 'font' && asset.beyondCommon !== '' ? readRange(asset.beyondCommon) : [];
  return (code) =>
    code === riyalSign ||
    isDrawnBy('readex-pro', code) ||
    (family !== undefined && isDrawnBy(family, code)) ||
    ranges.some(([from, to]) => code >= from && code <= to);
}

const booksOf = (name: FontFamilyName) => ['amiri', 'noto-naskh-arabic'].indexOf(name);

/** A family that covers a character, installed ones first, and how to install it if needed. */
function otherFamily(character: string, assets: AssetIndex): { nearest?: string; family?: string; call?: string } {
  const families = familiesWith(character);
  // Quranic marks and ligatures: prefer a typeface for books.
  if (/[\u06D6-\u06ED\uFDF0-\uFDFF]/.test(character)) families.sort((a, b) => booksOf(b) - booksOf(a));
  const isThere = (name: FontFamilyName) => assets.get(aboutFamily(name).package)?.state === 'package';
  const family = families.find(isThere) ?? families[0];
  if (family === undefined) return {};
  return isThere(family) ? { family } : { family, call: installCommand(family) };
}

/** Characters of a page that its fonts lack: one diagnostic each. */
function checkPage({ path, found }: RareText, isDrawn: IsDrawn, assets: AssetIndex): RawDiagnostic[] {
  return found.flatMap(([character, textIndex]): RawDiagnostic[] => {
    // Presentation forms are reported by another rule, with the repaired text.
    if (isDrawn(character.codePointAt(0) ?? 0) || presentationForm.test(character)) return [];
    const parameters = { found: character, expected: codePoint(character), nearest: plainly(character) };
    return [{ code: 'missing-glyph', path, textIndex, parameters: { ...parameters, ...otherFamily(character, assets) } }];
  });
}

/** Whether a social picture can draw a character, in any installed family or as the letters of a presentation form. */
function isInPictures(character: string, fonts: readonly IsDrawn[], assets: AssetIndex): boolean {
  const codes = codesIn(character.normalize('NFKC'));
  if (fonts.some((isDrawn) => isDrawn(character.codePointAt(0) ?? 0) || codes.every(isDrawn))) return true;
  return familiesWith(character).some((name) => assets.get(aboutFamily(name).package)?.state === 'package');
}

/** Characters that the social picture of a page cannot draw, in one diagnostic. */
function checkPicture({ path, found }: RareText, fonts: readonly IsDrawn[], assets: AssetIndex): RawDiagnostic[] {
  const lacking = found.filter(([character]) => !isInPictures(character, fonts, assets));
  const [first] = lacking;
  if (!first) return [];
  const list = lacking.map(([character]) => character);
  // Without some of its letters the text would be misleading, so all of it is left out.
  const isLost = list.some((character) => /[\p{L}\p{N}]/u.test(character));
  const parameters = { list, ...(isLost && { expected: 'letters' }), ...otherFamily(list.join(''), assets) };
  return [{ code: 'undrawn-words', path, textIndex: first[1], parameters }];
}

/** Characters that neither the fonts of a site nor Readex Pro cover, and those that no social picture can draw. */
export function checkGlyphs({ rare, fonts }: Pick<SiteSummary, 'rare' | 'fonts'>, assets: AssetIndex): RawDiagnostic[] {
  if (rare.length === 0) return [];
  const text = drawnBy(fonts.text, assets);
  const headings = fonts.headings === undefined ? text : drawnBy(fonts.headings, assets);
  return rare.flatMap((one) => {
    if (one.fontUse === 'picture') return checkPicture(one, [text, headings], assets);
    return checkPage(one, one.fontUse === 'headings' ? headings : text, assets);
  });
}
