/** Sizes that a token takes, in CSS pixels: one, or the least and the most of a `clamp()`. */
export function pixelRange(value: string): number[] {
  const lengths = [...value.matchAll(/([\d.]+)rem(?=,|\)?$)/g)].map(([, rem]) => Number(rem) * 16);
  return value.startsWith('clamp(') ? [lengths.at(0) ?? 0, lengths.at(-1) ?? 0] : lengths.slice(0, 1);
}

/** `.16s` or `160ms` -> 160; what is no duration gives undefined. */
export function milliseconds(value: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(ms|s)$/.exec(value) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 's' ? 1000 : 1);
}
