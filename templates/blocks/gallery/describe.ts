import type { ImageObject } from 'schema-dts';

interface DescribedPicture {
  image: { src: string };
  caption?: string | undefined;
  credit?: string | undefined;
}

/**
 * Structured data of pictures. Only pictures with a credit: search engines find others in the page itself.
 * https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export function describePictures(
  items: readonly DescribedPicture[],
  addressOf: (source: string) => string | undefined,
): ImageObjectData[] {
  return items.flatMap(({ image, caption, credit }) => {
    const contentUrl = addressOf(image.src);
    if (!contentUrl || !credit) return [];
    return [{ '@type': 'ImageObject' as const, contentUrl, creditText: credit, ...(caption && { caption }) }];
  });
}

type ImageObjectData = Extract<ImageObject, { '@type': 'ImageObject' }>;
