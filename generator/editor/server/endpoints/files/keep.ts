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

/** Where new files go, under `assets/`. */
function folderOf({ wanted, ending }: Pick<NewFile, 'wanted' | 'ending'>): string {
  return wanted === 'picture' ? 'pictures/' : folderOfFile(`.${ending}`);
}

export type Wanted = 'picture' | 'file';

/** Why a file is not kept, in words. */
export class Refusal extends Error {}

export function refuse(key: keyof typeof uploadWords, language: MessageLanguage, more = ''): Refusal {
  return new Refusal([uploadWords[key][language], more].filter(Boolean).join(' '));
}

/** Looks into a file as the check does. @param folder stands for `assets/`; @param source its name in it */
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

/** Puts a file into a folder under the first of its names that is free: whole at once, and never over another. */
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
        // Some disks know no links.
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
  /** What it is called: what cannot stay of that goes. */
  name: string;
  /** What its content is, as file names end. */
  ending: string;
  language: MessageLanguage;
}

/** Where a file goes. */
export interface Keeping {
  preview: Preview;
  uploads: Uploads;
}

/**
 * Takes a file into the site's assets: under a name that every machine takes, never over another file, and not twice.
 * @param received a file in a folder of its own. @throws Refusal for what the check would not take, and for a disk that
 * takes nothing.
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

/** Works with a file in a folder of its own, which goes afterwards; what is refused is said in words. */
export async function withStaged(work: (received: string) => Promise<UploadResult>): Promise<UploadResult> {
  try {
    return await inTemporaryFolder('upload', (staged) => work(join(staged, 'received')));
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', reason: error.message };
    throw error;
  }
}
