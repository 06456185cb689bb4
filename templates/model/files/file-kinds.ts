/** Properties of a file type. */
interface FileKind {
  /** Media type; with charset for text. */
  type: string;
  /** Read and compressed as text. */
  isText?: true;
  /** Served as an attachment: browsers cannot display it, or not usefully. */
  isSaved?: true;
  group: 'document' | 'picture' | 'video' | 'audio' | 'table' | 'text';
}

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const open = (name: string) => `application/vnd.oasis.opendocument.${name}`;

/** Types of files that a site can publish besides pictures, by extension. */
const fileKinds = {
  pdf: { type: 'application/pdf', group: 'document' },
  docx: { type: office('wordprocessingml.document'), group: 'document', isSaved: true },
  xlsx: { type: office('spreadsheetml.sheet'), group: 'document', isSaved: true },
  pptx: { type: office('presentationml.presentation'), group: 'document', isSaved: true },
  odt: { type: open('text'), group: 'document', isSaved: true },
  ods: { type: open('spreadsheet'), group: 'document', isSaved: true },
  odp: { type: open('presentation'), group: 'document', isSaved: true },
  epub: { type: 'application/epub+zip', group: 'document', isSaved: true },
  zip: { type: 'application/zip', group: 'document', isSaved: true },
  csv: { type: 'text/csv; charset=utf-8', group: 'table', isText: true, isSaved: true },
  ics: { type: 'text/calendar; charset=utf-8', group: 'text', isText: true, isSaved: true },
  vtt: { type: 'text/vtt; charset=utf-8', group: 'text', isText: true },
  mp4: { type: 'video/mp4', group: 'video' },
  webm: { type: 'video/webm', group: 'video' },
  mp3: { type: 'audio/mpeg', group: 'audio' },
  m4a: { type: 'audio/mp4', group: 'audio' },
  jpg: { type: 'image/jpeg', group: 'picture' },
  png: { type: 'image/png', group: 'picture' },
  webp: { type: 'image/webp', group: 'picture' },
  tif: { type: 'image/tiff', group: 'picture' },
} as const satisfies Record<string, FileKind>;

/** Extensions of files that a site can publish besides pictures. */
export type FileKindName = keyof typeof fileKinds;

export const fileKindNames = Object.keys(fileKinds) as FileKindName[];

export const isFileKind = (ending: string): ending is FileKindName => Object.hasOwn(fileKinds, ending);

/** Properties of a file type, typed alike for all types. */
export const fileKindOf = (name: FileKindName): FileKind => fileKinds[name];

/** Types that are served as attachments. */
export const savedKinds = fileKindNames.filter((name) => fileKindOf(name).isSaved);

/** Folder of files, under `assets/` and in addresses. */
export const filesFolder = 'files/';

/** Folder of pictures published as they are, except for location metadata; all other pictures are scaled for pages. */
const originalsFolder = 'originals/';

/** Pattern of file names of certain types, after the folder. */
export function fileNames(kinds: readonly FileKindName[], name: string): string {
  const [pictures, others] = [true, false].map((isIt) => kinds.filter((one) => (fileKindOf(one).group === 'picture') === isIt));
  const endings = (some: FileKindName[] = []) => `\\.(?:${some.join('|')})`;
  const patterns = [
    ...(others?.length ? [`${name}${endings(others)}`] : []),
    ...(pictures?.length ? [`${originalsFolder}${name}${endings(pictures)}`] : []),
  ];
  return patterns.length > 1 ? `(?:${patterns.join('|')})` : patterns.join('');
}

/** Whether a file has the extension of a downloadable picture, in any common spelling. */
export const isNamedAsPicture = (name: string) => /\.(?:jpe?g|png|webp|tiff?)$/i.test(name);

/** Folder under `assets/` for a file, by extension. */
export const folderOfFile = (name: string) => (isNamedAsPicture(name) ? filesFolder + originalsFolder : filesFolder);

const fileName = new RegExp(`^${filesFolder}${fileNames(fileKindNames, '.+')}$`);

/** Type of a file under `assets/`, by name; undefined if a site cannot publish it. */
export function kindOfFile(source: string): FileKindName | undefined {
  return fileName.test(source) ? (source.slice(source.lastIndexOf('.') + 1) as FileKindName) : undefined;
}

/** Whether a file under `assets/` is a picture for download, which no page shows. */
export function isOriginal(source: string): boolean {
  const kind = kindOfFile(source);
  return kind !== undefined && fileKindOf(kind).group === 'picture';
}

/** Whether an address has a file extension. */
export const looksLikeFile = (path: string) =>
  new RegExp(`\\.(?:${fileKindNames.join('|')}|docm?|xlsm?|pptm?|xls|ppt|rar|7z|mov|txt|rtf)$`, 'i').test(path);

/** File under `assets/` that an internal address leads to; undefined for pages and other addresses. */
export function fileOfHref(href: string): string | undefined {
  if (!href.startsWith(`/${filesFolder}`)) return undefined;
  const source = href.slice(1).replace(/[?#].*$/s, '');
  return kindOfFile(source.toLowerCase()) && source;
}
