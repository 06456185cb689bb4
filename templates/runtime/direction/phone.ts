import { digitsIn, numberOf } from './characters.ts';

const isYear = (group: string) =>
  /^\d{4}$|^[٠-٩]{4}$|^[۰-۹]{4}$/.test(group) && numberOf(group) >= 1300 && numberOf(group) < 2200;

/** Largest number of groups in one number, e.g. an IBAN; more are a list. */
export const mostGroups = 12;

/**
 * Whether space-separated groups of digits are one number, such as a telephone, account or card number. Two adjacent numbers
 * are a year and a count, or a list. See docs/decisions/direction.md.
 */
export function isOneNumber(groups: readonly string[]): boolean {
  const [first = '', second = ''] = groups;
  const digits = digitsIn(groups.join(''));
  if (groups.length < 2 || groups.length > mostGroups || groups.every((group) => digitsIn(group) === 1)) return false;
  if (/^[+(]|^[0٠۰][0-9٠-٩۰-۹]|^[0٠۰]$/.test(first)) return digits >= 5;
  if (groups.length === 2) {
    const isThousands = first.length <= 3 && second.length === 3 && digitsIn(second) === 3;
    return isThousands || (digits >= 8 && !isYear(first));
  }
  return digits >= 6 && !groups.every(isYear);
}
