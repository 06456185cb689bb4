import { latinName } from './latin-name.ts';

/** The wished name, or the first free variant with a number. */
export function firstFree(wish: string, usedNames: readonly unknown[]): string {
  if (!usedNames.includes(wish)) return wish;
  for (let number = 2; ; number++) if (!usedNames.includes(`${wish}-${number}`)) return `${wish}-${number}`;
}

/** Free identifier derived from an address or a title. */
export function freeName(wish: string, usedNames: readonly string[], fallback = 'item'): string {
  return firstFree(latinName(wish) || fallback, usedNames);
}
