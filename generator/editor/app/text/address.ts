import { isHref } from '../../../../templates/schema/rules.ts';

/**
 * What was entered as the address of a link, as a site holds it: what only lacks its beginning gets it.
 * @returns undefined where it is no address, so that no link can be made of it
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
