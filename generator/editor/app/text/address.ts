import { isHref } from '../../../../templates/schema/rules.ts';

/**
 * Normalises a typed link address: adds a missing `https:`, `mailto:` or `tel:`, and replaces `http:`.
 * @returns undefined if the address is invalid
 */
export function readAddress(entered: string): string | undefined {
  const text = entered.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  const isPhone = /^\+?[\d\s()-]{7,20}$/.test(text);
  const forms = [
    text.replace(/^http:/i, 'https:'),
    ...(/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? [`mailto:${text}`] : []),
    ...(/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? [`https://${text}`] : []),
    ...(isPhone ? [`tel:${text.replaceAll(/[\s()]/g, '')}`] : []),
  ];
  return forms.find((form) => isHref(form));
}
