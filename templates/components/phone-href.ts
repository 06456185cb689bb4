/** `tel:` address of a number as people write it. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+0-9]/g, '')}`;
}
