import type { Site } from '../../../site.schema.ts';

/** Whether the content has an announcement to show; independent of the day of the build. */
export function isAnnounced({ announcement }: Pick<Site, 'announcement'>): boolean {
  return announcement !== undefined && announcement.isPast !== true;
}
