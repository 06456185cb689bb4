import type { PieceFormat } from './context.ts';
import type { RunFormat } from './run-format.ts';

const arabicScript = new Set(['ar', 'fa', 'ur', 'ps', 'ckb', 'ku', 'ug', 'sd', 'pa']);

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/**
 * Language of a run that is not that of the document. Word marks languages by keyboard, so a mark counts only if the letters can
 * be of that language. English in an Arabic text needs no mark: its direction follows from its letters.
 */
function languageOfRun(text: string, { language, isRtl }: RunFormat, documentLanguage: string): string | undefined {
  const tag = isRtl ? language?.complex : language?.latin;
  if (!tag || !/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(tag) || !/\p{L}/u.test(text)) return undefined;
  const base = baseOf(tag);
  if (base === baseOf(documentLanguage) || base === 'en' || base === 'ar') return undefined;
  const isArabicScript = /\p{Script=Arabic}/u.test(text) && !/\p{Script=Latin}/u.test(text);
  const isLatinScript = /\p{Script=Latin}/u.test(text) && !/\p{Script=Arabic}/u.test(text);
  if (arabicScript.has(base) ? !isArabicScript : !isLatinScript) return undefined;
  return tag;
}

/** Format of a piece of text. Bold and italic of complex scripts are properties of their own. */
export function pieceFormatOf(text: string, format: RunFormat, href: string | undefined, documentLanguage: string): PieceFormat {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const isBold = format.isRtl ? format.boldComplex : format.bold || (isArabic && format.boldComplex);
  const isItalic = format.isRtl ? format.italicComplex : format.italic || (isArabic && format.italicComplex);
  return {
    href,
    language: languageOfRun(text, format, documentLanguage),
    isBold: isBold === true,
    isItalic: isItalic === true,
    isStruck: format.struck === true,
    vertical: format.vertical === 'baseline' ? undefined : format.vertical,
    isCode: format.isCode === true,
  };
}
