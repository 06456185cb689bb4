import { latinName } from './latin-name.ts';

/** What is wished, or the first like it with a number that nothing in a list has. */
export function firstFree(wish: string, taken: readonly unknown[]): string {
  if (!taken.includes(wish)) return wish;
  for (let number = 2; ; number++) if (!taken.includes(`${wish}-${number}`)) return `${wish}-${number}`;
}

/** A name that nothing in a list has, in the letters of names: that of an address or a title, or one like it with a number. */
export function freeName(wish: string, taken: readonly string[], fallback = 'item'): string {
  return firstFree(latinName(wish) || fallback, taken);
}
