import type { SourceFolder } from '../folder/source-folder.ts';
import { readPlain } from './plain.ts';
import type { SiteReader } from './site-reader.ts';

/** Recognises the generator of a folder by its files. */
export function openSite(folder: SourceFolder): SiteReader {
  return readPlain(folder);
}
