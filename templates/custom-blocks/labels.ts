import { defineLabels as defineAll } from '../schema/block/labels.ts';

/**
 * Gives the words of a block of a site their name. Languages that it does not speak say what English does.
 * @param name the type of the block
 */
export function defineLabels<const Name extends string, Words>(
  name: Name,
  { ar, en, fr = en, ur = en }: { ar: Words; en: Words; fr?: Words; ur?: Words },
): { name: Name; ar: Words; en: Words; fr: Words; ur: Words } {
  return defineAll(name, { ar, en, fr, ur });
}
