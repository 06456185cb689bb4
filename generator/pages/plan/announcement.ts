import type { Site } from '../../../site.schema.ts';

/** Whether the pages of a site show an announcement: by what the content says, on whatever day they are made. */
export function isAnnounced({ announcement }: Pick<Site, 'announcement'>): boolean {
  return announcement !== undefined && announcement.isPast !== true;
}
