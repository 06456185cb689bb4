import { fileKindNames, fileKindOf, savedKinds } from '../../../templates/model/files/file-kinds.ts';

/** Media types by extension, independent of the host's own tables. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  // Speculation rules: browsers accept them with this type only, hence the extra extension.
  rules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  ...Object.fromEntries(fileKindNames.map((name) => [name, fileKindOf(name).type])),
};

/** Media type of a file; `application/octet-stream` if its extension is unknown. */
export function mediaTypeOf(path: string): string {
  return mediaTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
}

/** Extensions of text files, which builds compress. */
export const textExtensions = [
  'html',
  'css',
  'js',
  'txt',
  'xml',
  'atom',
  'json',
  'webmanifest',
  'rules',
  'svg',
  ...fileKindNames.filter((name) => fileKindOf(name).isText),
];

/** Matches paths of text files. */
export const textFile = new RegExp(String.raw`\.(?:${textExtensions.join('|')})$`);

/**
 * Content-Disposition of files that browsers cannot show usefully: they are downloaded, under the last part of the address.
 * Others, such as PDF and video, are shown.
 */
export const savedDisposition = 'attachment';

/** Pattern of the paths of such files. */
export const savedFile = String.raw`\.(?:${savedKinds.join('|')})$`;

const isSaved = new RegExp(savedFile);

/** Content-Disposition of a file; undefined if none is sent. */
export function dispositionOf(path: string): string | undefined {
  return isSaved.test(path) ? savedDisposition : undefined;
}
