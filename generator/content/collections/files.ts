import type { Site } from '../../../site.schema.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { editionPath } from '../site/page-url.ts';
import { calendarFile } from './calendar.ts';
import { feedFile, shelvesOf } from './feed.ts';

/** The files that pages of posts lead to: a feed for each collection, a calendar file for each event. */
export function postFiles(site: Site): OutputFile[] {
  const files = shelvesOf(site).flatMap((shelf) => [
    feedFile(shelf),
    ...shelf.collection.posts.flatMap((post) => calendarFile(site, shelf.outline, post)),
  ]);
  return files.map((file) => ({ ...file, path: editionPath(site, file.path) }));
}
