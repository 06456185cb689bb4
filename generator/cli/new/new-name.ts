import { isPlain } from '../../../templates/schema/rules.ts';

/** The most characters of a name: more has no room in the header of a page, nor in the title of a browser. */
export const maxNameLength = 80;

/** Characters that nobody sees; those that join letters and emoji are none of them. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** A name as it can stand on a page: on one line, without what nobody sees. Empty where nothing is left. */
export function cleanName(name: string): string {
  const words = name.replaceAll(/\s+/gu, ' ').replaceAll(invisible, '');
  const shown = [...words].filter(isPlain).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(shown) ? shown : '';
}
