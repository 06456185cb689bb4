/** `tel:` address of a number as written. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+0-9]/g, '')}`;
}
