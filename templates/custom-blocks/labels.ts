import { defineLabels as defineAll } from '../schema/block/labels.ts';

/**
 * Names the labels of a custom block. Missing languages fall back to English.
 * @param name type of the block
 */
export function defineLabels<const Name extends string, Words>(
  name: Name,
  { ar, en, fr = en, ur = en }: { ar: Words; en: Words; fr?: Words; ur?: Words },
): { name: Name; ar: Words; en: Words; fr: Words; ur: Words } {
  return defineAll(name, { ar, en, fr, ur });
}
