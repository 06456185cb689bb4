import type { PlannedImage } from '../../model/planned/values.ts';

/** URL of the largest version of a picture in a format that all browsers support. */
export function fullPicture({ url, sources }: Pick<PlannedImage, 'url' | 'sources'>): string {
  const candidates =
    sources
      ?.at(-1)
      ?.srcSet.split(', ')
      .map((candidate) => candidate.split(' ')) ?? [];
  const [largest] = candidates.toSorted(([, a = ''], [, b = '']) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  return largest?.[0] ?? url;
}
