import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder, folderOfFile } from '../../../../../templates/model/files/file-kinds.ts';
import { inspectFile } from '../../../../assets/files/inspect.ts';
import { inspectImage } from '../../../../assets/images/inspect.ts';
import { createImageKey } from '../../../../assets/images/key.ts';
import type { BuildEnvironment } from '../../../../core/cache/build-environment.ts';
import { inTemporaryFolder } from '../../../../core/cache/temporary-folder.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { hashBytes } from '../../../../core/util/hash.ts';
import type { UploadResult } from '../../../document/protocol-media.ts';
import type { Preview } from '../../../preview/preview.ts';
import { isClosedDisk } from '../trouble.ts';
import { isThere, openAssetFolder } from './asset-folder.ts';
import { findSame, libraryFile } from './library.ts';
import { numbered, safeName } from './safe-name.ts';
import { refusalWords, uploadWords } from './upload-words.ts';
import type { Uploads } from './uploads.ts';

/** Folder of a new file, under `assets/`. */
function folderOf({ wanted, ending }: Pick<NewFile, 'wanted' | 'ending'>): string {
  return wanted === 'picture' ? 'pictures/' : folderOfFile(`.${ending}`);
}

export type Wanted = 'picture' | 'file';

/** Thrown if a file is not accepted; the message is for users. */
export class Refusal extends Error {}

/** Refusal with a message of `uploadWords`. @param more text to append */
export function refuse(key: keyof typeof uploadWords, language: MessageLanguage, more = ''): Refusal {
  return new Refusal([uploadWords[key][language], more].filter(Boolean).join(' '));
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
  { language, machine }: { language: MessageLanguage; machine: BuildEnvironment },
): Promise<void> {
  if (source.startsWith(filesFolder)) {
    const found = await inspectFile(folder, source);
    if (found.state === 'refused')
      throw new Refusal(refusalWords(found.code, { found: source, expected: found.found }, language));
    return;
  }
  const bytes = await readFile(join(folder, source));
  const imageKey = createImageKey(machine);
  const facts = await inspectImage(source, bytes, imageKey(hashBytes(bytes)), machine.core);
  if (facts.kind === 'fault') throw new Refusal(refusalWords(facts.code, { found: source, expected: facts.found }, language));
  const trouble = facts.kind === 'vector' ? facts.trouble : undefined;
  if (trouble) throw new Refusal(refusalWords('unusable-image', { found: source, expected: trouble }, language));
}

/** Copies a file into a folder under its first free name; atomic, and never replaces a file. */
async function place(
  from: string,
  folder: string,
  { name, ending, isFree }: { name: string; ending: string; isFree: (kept: string) => Promise<boolean> },
): Promise<string> {
  const unfinished = join(folder, `.upload-${randomUUID()}`);
  try {
    await copyFile(from, unfinished);
    for (let attempt = 1; ; attempt++) {
      const kept = `${numbered(name, attempt)}.${ending}`;
      const target = join(folder, kept);
      if (!(await isFree(kept))) continue;
      try {
        await link(unfinished, target);
        return kept;
      } catch (error) {
        if (isThere(error)) continue;
        // Some file systems have no hard links.
        if (await stat(target).catch(() => undefined)) continue;
        await rename(unfinished, target);
        return kept;
      }
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

export interface NewFile {
  wanted: Wanted;
  /** Original name; invalid characters are removed. */
  name: string;
  /** Canonical extension of the content. */
  ending: string;
  language: MessageLanguage;
}

/** Target of new files. */
export interface Keeping {
  preview: Preview;
  uploads: Uploads;
}

/**
 * Adds a file to the assets under a portable name; never replaces a file, and reuses an identical one.
 * @param received path of the file, in a temporary folder
 * @throws Refusal if the check would reject it, or the disk is full or read-only
 */
export async function keepFile(
  { preview, uploads }: Keeping,
  received: string,
  { wanted, name, ending, language }: NewFile,
): Promise<UploadResult> {
  const own = safeName(name, wanted);
  const staged = dirname(received);
  const into = folderOf({ wanted, ending });
  const source = `${into}${own}.${ending}`;
  await mkdir(join(staged, into), { recursive: true });
  await rename(received, join(staged, source));
  await inspect(staged, source, { language, machine: preview.machine });
  const same = await findSame(preview.project.assets, join(staged, source), source);
  if (same !== undefined) return { state: 'known', file: await libraryFile(preview, same, language) };
  try {
    const folder = await openAssetFolder(preview.project, into);
    if (folder === undefined) throw refuse('folder', language);
    const from = join(staged, source);
    const isFree = async (kept: string) => !(await uploads.isHeld(into + kept, from));
    const kept = into + (await place(from, folder, { name: own, ending, isFree }));
    await uploads.note(kept);
    return { state: 'kept', file: await libraryFile(preview, kept, language) };
  } catch (error) {
    if (isClosedDisk(error)) throw refuse('disk', language);
    throw error;
  }
}

/** Runs a task with a temporary folder; refusals become answers. */
export async function withStaged(work: (received: string) => Promise<UploadResult>): Promise<UploadResult> {
  try {
    return await inTemporaryFolder('upload', (staged) => work(join(staged, 'received')));
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', reason: error.message };
    throw error;
  }
}
