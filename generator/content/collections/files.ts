import type { Site } from '../../../site.schema.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { editionPath } from '../site/page-url.ts';
import { calendarFile } from './calendar.ts';
import { feedFile, postCollectionsOf } from './feed.ts';

/** Files that posts link to: a feed for each collection, an iCalendar file for each event. */
export function postFiles(site: Site): InMemoryFile[] {
  const files = postCollectionsOf(site).flatMap((postCollection) => [
    feedFile(postCollection),
    ...postCollection.collection.posts.flatMap((post) => calendarFile(site, postCollection.outline, post)),
  ]);
  return files.map((file) => ({ ...file, path: editionPath(site, file.path) }));
}
