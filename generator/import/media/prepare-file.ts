import { readFile, stat } from 'node:fs/promises';
import { type FileKindName, fileKindOf, folderOfFile, isFileKind } from '../../../templates/model/files/file-kinds.ts';
import { contentKind } from '../../assets/files/content-kind.ts';
import { fileLimits } from '../../core/util/limits.ts';
import type { MediaChange, MediaReason } from './media-types.ts';
import { type PictureTools, preparePicture } from './prepare-picture.ts';

/** A file that visitors can download or play; or why there is none. */
export type PreparedFile = ReadyFile | { state: 'refused'; reason: MediaReason; detail: string };

interface ReadyFile {
  state: 'ready';
  /** Folder under `assets/`. */
  folder: string;
  ending: string;
  group: 'picture' | 'document' | 'audio' | 'video';
  /** New content; absent: as it is. */
  bytes?: Uint8Array;
  width?: number;
  height?: number;
  changes: MediaChange[];
}

const refuse = (reason: MediaReason, detail = ''): PreparedFile => ({ state: 'refused', reason, detail });

function groupOf(ending: FileKindName): 'picture' | 'document' | 'audio' | 'video' {
  const { group } = fileKindOf(ending);
  return group === 'table' || group === 'text' ? 'document' : group;
}

function ready(ending: FileKindName, more: { bytes?: Uint8Array; changes?: MediaChange[] } = {}): ReadyFile {
  return { state: 'ready', folder: folderOfFile(`.${ending}`), ending, group: groupOf(ending), changes: [], ...more };
}

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text of a file: UTF-8 or UTF-16 with a byte order mark, otherwise the encoding of Arabic Windows. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('windows-1256').decode(bytes);
}

async function prepareText(file: string, ending: FileKindName): Promise<PreparedFile> {
  const bytes = await readFile(file);
  const text = decodeStrictly(bytes);
  if (text !== undefined && !text.includes('\0')) return ready(ending);
  const decoded = textOf(bytes);
  if (decoded.includes('\0')) return refuse('kind', 'binary');
  return ready(ending, { bytes: Buffer.from(decoded), changes: ['encoding'] });
}

/** A picture that a link leads to, in a format that is not offered for download. */
async function preparePictureFile(file: string, name: string, tools: PictureTools): Promise<PreparedFile> {
  const made = await preparePicture(file, name, tools);
  if (made.state === 'refused') return made;
  const { bytes, ending, changes, width, height } = made;
  if (!isFileKind(ending)) return refuse('kind', ending);
  return { ...ready(ending, { bytes, changes }), width, height };
}

/**
 * Prepares a file for download.
 * @param file path of the file. @param name its name on the old site, which tells text formats apart
 */
export async function prepareFile(file: string, name: string, tools: PictureTools): Promise<PreparedFile> {
  const { size } = await stat(file);
  if (size === 0) return refuse('empty');
  const kind = await contentKind(file, name);
  if (kind.is === 'heic' || (kind.is === 'picture' && !isFileKind(kind.ending))) return preparePictureFile(file, name, tools);
  if (kind.is === 'other') {
    const isPicture = ['gif', 'bmp', 'ico'].includes(kind.content);
    return isPicture ? preparePictureFile(file, name, tools) : refuse('kind', kind.content || endingOf(name));
  }
  const ending = isFileKind(kind.ending) ? kind.ending : undefined;
  if (!ending) return refuse('kind', kind.ending);
  const { group, isText } = fileKindOf(ending);
  if (size > fileLimits[group]) return refuse('too-large', String(size));
  return isText ? prepareText(file, ending) : ready(ending);
}

const endingOf = (name: string) => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
