/** What is known of a kind of file. */
interface FileKind {
  /** Media type, with the charset of texts. */
  type: string;
  /** Read and compressed as a text. */
  isText?: true;
  /** Browsers cannot show it, or show it as no reader wants to see it: they are told to save it. */
  isSaved?: true;
  group: 'document' | 'picture' | 'video' | 'audio' | 'table' | 'text';
}

const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const open = (name: string) => `application/vnd.oasis.opendocument.${name}`;

/** The files that a site publishes besides pictures, by the ending of their names. */
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

/** Endings of the names of files that a site publishes besides pictures. */
export type FileKindName = keyof typeof fileKinds;

export const fileKindNames = Object.keys(fileKinds) as FileKindName[];

export const isFileKind = (ending: string): ending is FileKindName => Object.hasOwn(fileKinds, ending);

/** What is known of a kind, whatever kind it is. */
export const aboutKind = (name: FileKindName): FileKind => fileKinds[name];

/** Kinds that browsers are told to save instead of showing them. */
export const savedKinds = fileKindNames.filter((name) => aboutKind(name).isSaved);

/** Folder of files, under `assets/` and in addresses alike. */
export const filesFolder = 'files/';

/** Folder of pictures that visitors get as they are, but for the place where they were taken: elsewhere pictures are made smaller for pages. */
const originalsFolder = 'originals/';

/** A pattern of what follows the folder of files in the names of files of some kinds. */
export function fileNames(kinds: readonly FileKindName[], name: string): string {
  const [pictures, others] = [true, false].map((isIt) => kinds.filter((one) => (aboutKind(one).group === 'picture') === isIt));
  const endings = (some: FileKindName[] = []) => `\\.(?:${some.join('|')})`;
  const patterns = [
    ...(others?.length ? [`${name}${endings(others)}`] : []),
    ...(pictures?.length ? [`${originalsFolder}${name}${endings(pictures)}`] : []),
  ];
  return patterns.length > 1 ? `(?:${patterns.join('|')})` : patterns.join('');
}

/** Whether a file is named as a picture for download is, or would be but for its ending, which people write in two ways. */
export const isNamedAsPicture = (name: string) => /\.(?:jpe?g|png|webp|tiff?)$/i.test(name);

/** The folder under `assets/` into which a file goes, by the ending of its name. */
export const folderOfFile = (name: string) => (isNamedAsPicture(name) ? filesFolder + originalsFolder : filesFolder);

const fileName = new RegExp(`^${filesFolder}${fileNames(fileKindNames, '.+')}$`);

/** The kind that the name of a file under `assets/` says; undefined where it names no file that a site publishes. */
export function kindOfFile(source: string): FileKindName | undefined {
  return fileName.test(source) ? (source.slice(source.lastIndexOf('.') + 1) as FileKindName) : undefined;
}

/** Whether the name of a file under `assets/` is that of a picture for download, which no page shows. */
export function isOriginal(source: string): boolean {
  const kind = kindOfFile(source);
  return kind !== undefined && aboutKind(kind).group === 'picture';
}

/** Whether an address ends as that of a file does. */
export const looksLikeFile = (path: string) =>
  new RegExp(`\\.(?:${fileKindNames.join('|')}|docm?|xlsm?|pptm?|xls|ppt|rar|7z|mov|txt|rtf)$`, 'i').test(path);

/** The file under `assets/` that an address within the site leads to; undefined for addresses of pages and others. */
export function fileOfHref(href: string): string | undefined {
  if (!href.startsWith(`/${filesFolder}`)) return undefined;
  const source = href.slice(1).replace(/[?#].*$/s, '');
  return kindOfFile(source.toLowerCase()) && source;
}
