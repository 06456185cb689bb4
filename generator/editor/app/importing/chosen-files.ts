import { importLimits } from '../../document/protocol-import.ts';

/** File of an old site, and its path in the chosen folder. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** What systems and tools put beside content. */
const isIgnored = (name: string) => /^\./.test(name) || ['node_modules', '__MACOSX', 'Thumbs.db', 'desktop.ini'].includes(name);

const withoutIgnored = (files: readonly ChosenFile[]) => files.filter(({ path }) => !path.split('/').some(isIgnored));

/** Removes the name of the folder that contains everything. */
function belowFolder(files: readonly ChosenFile[]): ChosenFile[] {
  const [first = ''] = files[0]?.path.split('/') ?? [];
  const isCommon = files.every(({ path }) => path.startsWith(`${first}/`));
  return files.map(({ path, file }) => ({ path: isCommon ? path.slice(first.length + 1) : path, file }));
}

/** Files that were picked, one by one or with their folder. */
export function pickedFiles(list: Iterable<File>): ChosenFile[] {
  const files = [...list].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
  return withoutIgnored(belowFolder(files));
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Entries of a folder; browsers give them in parts. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

async function filesIn(entry: FileSystemEntry, path: string): Promise<ChosenFile[]> {
  if (isIgnored(entry.name)) return [];
  if (entry.isFile) return [{ path, file: await fileOf(entry as FileSystemFileEntry) }];
  const files: ChosenFile[] = [];
  for (const inner of await entriesOf(entry as FileSystemDirectoryEntry)) {
    files.push(...(await filesIn(inner, `${path}/${inner.name}`)));
    if (files.length > importLimits.files) break;
  }
  return files;
}

/** Files and folders that were dropped. */
export async function droppedFiles({ items }: DataTransfer): Promise<ChosenFile[]> {
  // Read at once: the list is empty after the event.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files: ChosenFile[] = [];
  for (const entry of entries) files.push(...(await filesIn(entry, entry.name)));
  return belowFolder(files);
}

export const sizeOfAll = (files: readonly ChosenFile[]): number => files.reduce((sum, { file }) => sum + file.size, 0);

export const isTooLarge = (files: readonly ChosenFile[]): boolean =>
  files.length > importLimits.files || sizeOfAll(files) > importLimits.bytes;
