import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder, folderOfFile } from '../../../../../templates/model/files/file-kinds.ts';
import { inspectFile } from '../../../../assets/files/inspect.ts';
import { numbered, safeName } from '../../../../assets/files/safe-name.ts';
import { inspectImage } from '../../../../assets/images/inspect.ts';
import { createImageKey } from '../../../../assets/images/key.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { inTemporaryFolder } from '../../../../core/cache/temporary-folder.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { hashBytes } from '../../../../core/util/hash.ts';
import type { UploadResult } from '../../../document/protocol-media.ts';
import type { Preview } from '../../../preview/preview.ts';
import { isDiskError } from '../write-problem.ts';
import { isFileExistsError, openAssetFolder } from './asset-folder.ts';
import { findSame, libraryFile } from './library.ts';
import { problemWords, uploadWords } from './upload-words.ts';
import type { Uploads } from './uploads.ts';

/** Folder of a new file, under `assets/`. */
function folderOf({ uploadKind, ending }: Pick<NewFile, 'uploadKind' | 'ending'>): string {
  return uploadKind === 'picture' ? 'pictures/' : folderOfFile(`.${ending}`);
}

export type UploadKind = 'picture' | 'file';

/** Thrown if a file is not accepted; the message is for users. */
export class UploadError extends Error {}

/** Refusal with a message of `uploadWords`. @param more text to append */
export function createUploadError(key: keyof typeof uploadWords, language: MessageLanguage, more = ''): UploadError {
  return new UploadError([uploadWords[key][language], more].filter(Boolean).join(' '));
}

/**
 * Applies the asset rules of the check to a file.
 * @param folder stands for `assets/`
 * @param source path in the folder
 * @throws Refusal
 */
async function inspect(
  folder: string,
  source: string,
  { language, machine: environment }: { language: MessageLanguage; machine: BuildEnvironment },
): Promise<void> {
  if (source.startsWith(filesFolder)) {
    const found = await inspectFile(folder, source);
    if (found.state === 'refused')
      throw new UploadError(problemWords(found.code, { found: source, expected: found.found }, language));
    return;
  }
  const bytes = await readFile(join(folder, source));
  const imageKey = createImageKey(environment);
  const metadata = await inspectImage(source, bytes, imageKey(hashBytes(bytes)), environment.core);
  if (metadata.kind === 'fault')
    throw new UploadError(problemWords(metadata.code, { found: source, expected: metadata.found }, language));
  const drawingFailure = metadata.kind === 'vector' ? metadata.drawingFailure : undefined;
  if (drawingFailure)
    throw new UploadError(problemWords('unusable-image', { found: source, expected: drawingFailure }, language));
}

/** Copies a file into a folder under its first free name; atomic, and never replaces a file. */
async function placeUnderFreeName(
  from: string,
  folder: string,
  { name, ending, isFree }: { name: string; ending: string; isFree: (finalName: string) => Promise<boolean> },
): Promise<string> {
  const unfinished = join(folder, `.upload-${randomUUID()}`);
  try {
    await copyFile(from, unfinished);
    for (let attempt = 1; ; attempt++) {
      const finalName = `${numbered(name, attempt)}.${ending}`;
      const target = join(folder, finalName);
      if (!(await isFree(finalName))) continue;
      try {
        await link(unfinished, target);
        return finalName;
      } catch (error) {
        if (isFileExistsError(error)) continue;
        // Some file systems have no hard links.
        if (await stat(target).catch(() => undefined)) continue;
        await rename(unfinished, target);
        return finalName;
      }
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

export interface NewFile {
  uploadKind: UploadKind;
  /** Original name; invalid characters are removed. */
  name: string;
  /** Canonical extension of the content. */
  ending: string;
  language: MessageLanguage;
}

/** Target of new files. */
export interface UploadContext {
  preview: Preview;
  uploads: Uploads;
}

/**
 * Adds a file to the assets under a portable name; never replaces a file, and reuses an identical one.
 * @param received path of the file, in a temporary folder
 * @throws Refusal if the check would reject it, or the disk is full or read-only
 */
export async function storeUpload(
  { preview, uploads }: UploadContext,
  received: string,
  { uploadKind, name, ending, language }: NewFile,
): Promise<UploadResult> {
  const own = safeName(name, uploadKind);
  const staged = dirname(received);
  const into = folderOf({ uploadKind, ending });
  const source = `${into}${own}.${ending}`;
  await mkdir(join(staged, into), { recursive: true });
  await rename(received, join(staged, source));
  await inspect(staged, source, { language, machine: preview.environment });
  const same = await findSame(preview.project.assets, join(staged, source), source);
  if (same !== undefined) return { state: 'known', file: await libraryFile(preview, same, language) };
  try {
    const folder = await openAssetFolder(preview.project, into);
    if (folder === undefined) throw createUploadError('folder', language);
    const from = join(staged, source);
    const isFree = async (finalName: string) => !(await uploads.isReserved(into + finalName, from));
    const finalName = into + (await placeUnderFreeName(from, folder, { name: own, ending, isFree }));
    await uploads.register(finalName);
    return { state: 'kept', file: await libraryFile(preview, finalName, language) };
  } catch (error) {
    if (isDiskError(error)) throw createUploadError('disk', language);
    throw error;
  }
}

/** Runs a task with a temporary folder; refusals become answers. */
export async function withStagedUpload(work: (received: string) => Promise<UploadResult>): Promise<UploadResult> {
  try {
    return await inTemporaryFolder('upload', (staged) => work(join(staged, 'received')));
  } catch (error) {
    if (error instanceof UploadError) return { state: 'refused', reason: error.message };
    throw error;
  }
}
