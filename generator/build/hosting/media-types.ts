import { aboutKind, fileKindNames, savedKinds } from '../../../templates/model/files/file-kinds.ts';

/** Media types by extension, the same on every host, whatever its own tables know. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  // Rules for next pages: browsers take them under this type only, so they have an extension of their own.
  rules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  ...Object.fromEntries(fileKindNames.map((name) => [name, aboutKind(name).type])),
};

/** Media type of a file; that of bytes when its extension is not known. */
export function mediaTypeOf(path: string): string {
  return mediaTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''] ?? 'application/octet-stream';
}

/** Extensions of text: what a build compresses. */
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
  ...fileKindNames.filter((name) => aboutKind(name).isText),
];

/** Paths of text files. */
export const textFile = new RegExp(String.raw`\.(?:${textExtensions.join('|')})$`);

/**
 * What a host says of files that browsers cannot show, or show as nobody wants to read them: to be saved, under the name
 * that the address ends with. Others, such as PDF and video, are shown.
 */
export const savedDisposition = 'attachment';

/** Paths of such files, as a pattern. */
export const savedFile = String.raw`\.(?:${savedKinds.join('|')})$`;

const isSaved = new RegExp(savedFile);

/** Content-Disposition of a file; undefined where none is sent. */
export function dispositionOf(path: string): string | undefined {
  return isSaved.test(path) ? savedDisposition : undefined;
}
