import { latinName } from './latin-name.ts';

/** The wished name, or the first free variant with a number. */
export function firstFree(wish: string, usedNames: readonly unknown[]): string {
  if (!usedNames.includes(wish)) return wish;
  for (let number = 2; ; number++) if (!usedNames.includes(`${wish}-${number}`)) return `${wish}-${number}`;
}

/** Abbreviated titles before a name, which are not part of an address. */
const honorific = /^(?:(?:أ|د|م|Mr|Mrs|Ms|Dr|Prof)\.\s*)+/u;

/** Free identifier derived from the name of a person. */
export const freePersonName = (name: string, usedNames: readonly string[]): string =>
  firstFree(latinName(name.replace(honorific, ''), true) || 'person', usedNames);

/** Free identifier derived from an address or a title. */
export function freeName(wish: string, usedNames: readonly string[], fallback = 'item'): string {
  return firstFree(latinName(wish) || fallback, usedNames);
}
