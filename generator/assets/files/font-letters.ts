import { isInScriptOf } from '../../core/util/languages.ts';
import type { FontAsset } from './inspect-font.ts';

/** The letters that texts in a language ask for and a font lacks; empty for none. @param language as BCP 47 writes it */
export const lackingLetters = ({ lacks }: Pick<FontAsset, 'lacks'>, language: string): string =>
  lacks[isInScriptOf(language, 'ا') ? 'ar' : 'en'];
