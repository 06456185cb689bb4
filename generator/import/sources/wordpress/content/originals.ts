import type { BlockNode, PictureReference } from '../../../model/content.ts';
import type { MediaTable } from '../index/media.ts';

const isPicture = (value: unknown): value is PictureReference =>
  typeof value === 'object' && value !== null && 'address' in value && 'alt' in value;

/** Makes pictures refer to what was uploaded instead of its copies in smaller sizes. */
export function referToOriginals(blocks: readonly BlockNode[], media: MediaTable): void {
  const stack: unknown[] = [...blocks];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isPicture(value)) referToOriginal(value, media);
    else for (const inner of Object.values(value)) stack.push(inner);
  }
}

function referToOriginal(picture: PictureReference, media: MediaTable): void {
  const found = media.find(picture.address);
  if (!found) {
    // A number from another site would name another picture.
    delete picture.media;
    return;
  }
  picture.address = found.address;
  picture.media = found.id;
}
