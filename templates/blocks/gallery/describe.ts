import type { ImageObject } from 'schema-dts';

interface Credited {
  image: { src: string };
  caption?: string | undefined;
  credit?: string | undefined;
}

/**
 * Structured data of pictures. Only pictures with a credit: search engines find others in the page itself.
 * https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export function describePictures(items: readonly Credited[], addressOf: (source: string) => string | undefined): Described[] {
  return items.flatMap(({ image, caption, credit }) => {
    const contentUrl = addressOf(image.src);
    if (!contentUrl || !credit) return [];
    return [{ '@type': 'ImageObject' as const, contentUrl, creditText: credit, ...(caption && { caption }) }];
  });
}

type Described = Extract<ImageObject, { '@type': 'ImageObject' }>;
