import { isInScriptOf } from '../../core/util/languages.ts';
import type { FontAsset } from './inspect-font.ts';

/**
 * Letters that a language needs and a font lacks; empty if it has all of them.
 * @param language BCP 47 tag
 */
export const lackingLetters = ({ lacks }: Pick<FontAsset, 'lacks'>, language: string): string =>
  lacks[isInScriptOf(language, 'ا') ? 'ar' : 'en'];
