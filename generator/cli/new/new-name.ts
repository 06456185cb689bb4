import { isPlain } from '../../../templates/schema/rules.ts';

/** Maximum length of a name: longer ones do not fit into page headers or browser tabs. */
export const maxNameLength = 80;

/** Invisible characters, except the joiners of letters and emoji. */
const invisible = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** Cleans a name: one line, no invisible characters. May be empty. */
export function cleanName(name: string): string {
  const words = name.replaceAll(/\s+/gu, ' ').replaceAll(invisible, '');
  const shown = [...words].filter(isPlain).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(shown) ? shown : '';
}
