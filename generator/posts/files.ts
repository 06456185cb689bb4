import type { Site } from '../../site.schema.ts';
import type { OutputFile } from '../common/output-file.ts';
import { calendarFile } from './calendar.ts';
import { feedFile, shelvesOf } from './feed.ts';

/** The files that pages of posts lead to: a feed for each collection, a calendar file for each event. */
export function postFiles(site: Site): OutputFile[] {
  return shelvesOf(site).flatMap((shelf) => [
    feedFile(shelf),
    ...shelf.collection.posts.flatMap((post) => calendarFile(site, shelf.outline, post)),
  ]);
}
