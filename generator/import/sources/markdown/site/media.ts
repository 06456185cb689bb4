import type { SourceMedia } from '../../../model/document.ts';
import type { SourceFolder } from '../folder/source-folder.ts';
import type { SiteReader } from './site-reader.ts';

const publicEndings =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|pdf|docx?|xlsx?|pptx?|odt|ods|odp|epub|zip|mp3|m4a|ogg|oga|wav|flac|mp4|m4v|webm|ogv|mov|csv|vtt)$/i;

/** Whether a file may be shown on or linked from a page. */
export const isPublicFile = (file: string): boolean => publicEndings.test(file);

export const mediaOf = (file: string, folder: SourceFolder, site: SiteReader): SourceMedia => ({
  id: file,
  address: site.addressOfFile(file),
  file: folder.path(file),
  addresses: [],
});
