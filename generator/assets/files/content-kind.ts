import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import { imageSizeFromFile } from 'image-size/fromFile';
import { type FileKindName, isFileKind } from '../../../templates/model/files/file-kinds.ts';

/** Kind of a file's content, with its canonical extension; `other`: content that pages cannot display. */
export type ContentKind = { is: 'picture' | 'file'; ending: string } | { is: 'heic' } | { is: 'other'; content: string };

const pictureEndings: Record<string, string> = { svg: 'svg', png: 'png', jpg: 'jpg', webp: 'webp', avif: 'avif' };

/** Extensions that are stored under another one. */
const sameKind: Record<string, FileKindName> = { m4v: 'mp4', m4b: 'm4a', mp2: 'mp3' };

const asFileKind = (ending: string): FileKindName | undefined => {
  const kind = sameKind[ending] ?? ending;
  return isFileKind(kind) ? kind : undefined;
};

/** Text formats that are only recognised by their name. */
const textKinds: readonly string[] = ['csv', 'ics', 'vtt'];

async function startOf(file: string): Promise<string> {
  for await (const part of createReadStream(file, { end: 4095 })) return part.toString('utf8');
  return '';
}

/** Detects the kind of a file by its content. @param name original name, used for text formats */
export async function contentKind(file: string, name: string): Promise<ContentKind> {
  const known = await fileTypeFromFile(file).catch(() => undefined);
  if (known && /^hei[cf]/.test(known.ext)) return { is: 'heic' };
  const start = known && known.ext !== 'xml' ? '' : await startOf(file);
  const isDrawing = /<svg[\s>]/i.test(start);
  const size = known?.mime.startsWith('image/') || isDrawing ? await imageSizeFromFile(file).catch(() => undefined) : undefined;
  const picture = Object.hasOwn(pictureEndings, size?.type ?? '') ? pictureEndings[size?.type ?? ''] : undefined;
  if (picture !== undefined) return { is: 'picture', ending: picture };
  const kind = known && asFileKind(known.ext);
  if (kind) return { is: 'file', ending: kind };
  const ending = extname(name).slice(1).toLowerCase();
  if (!known && textKinds.includes(ending)) return { is: 'file', ending };
  return { is: 'other', content: known?.ext ?? '' };
}
