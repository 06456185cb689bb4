import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesFolder } from '../../../../templates/files/file-kinds.ts';
import { heicAdvice } from '../../../diagnostics/catalogue/image-names.ts';
import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import type { UploadResult } from '../../../edit/contract.ts';
import { fileLimits } from '../../../files/facts.ts';
import { inspectFile } from '../../../files/inspect.ts';
import { limits } from '../../../images/facts.ts';
import { inspectImage } from '../../../images/inspect.ts';
import { imageKey } from '../../../images/key.ts';
import { inTemporaryFolder } from '../../../temporary-folder.ts';
import type { Session } from '../../session.ts';
import { RefusedBody } from '../body.ts';
import type { Asked } from '../endpoint.ts';
import { assetFolder, isWithin } from './asset-folder.ts';
import { type ContentKind, contentKind } from './content-kind.ts';
import { findSame, libraryFile } from './library.ts';
import { receive } from './received.ts';
import { numbered, safeName } from './safe-name.ts';
import { refusalWords, uploadWords } from './upload-words.ts';

/** Where what is uploaded goes, under `assets/`. */
const folders = { picture: 'pictures/', file: filesFolder } as const;

/** Most bytes that a kind may ever have; what a file really is may allow fewer. */
const mostBytes = { picture: limits.bytes.raster, file: fileLimits.video } as const;

type Wanted = keyof typeof folders;

/** Why an upload is not kept, in words. */
class Refusal extends Error {}

function refuse(key: keyof typeof uploadWords, language: MessageLanguage, more = ''): Refusal {
  return new Refusal([uploadWords[key][language], more].filter(Boolean).join(' '));
}

function endingOf(kind: ContentKind, wanted: Wanted, { name, language }: { name: string; language: MessageLanguage }): string {
  if (kind.is === 'heic') throw refuse('heic', language, heicAdvice[language]);
  if (kind.is === wanted) return kind.ending;
  if (kind.is === 'picture') throw refuse('file', language);
  if (wanted === 'picture') throw refuse('picture', language);
  if (kind.is === 'other' && kind.content === 'cfb')
    throw new Refusal(refusalWords('file-kind', { found: name, expected: 'cfb' }, language));
  throw refuse('kind', language);
}

/** Looks into a file as the check does. @param folder stands for `assets/`; @param source its name in it */
async function inspect(folder: string, source: string, language: MessageLanguage): Promise<void> {
  if (source.startsWith(filesFolder)) {
    const found = await inspectFile(folder, source);
    if (found.state === 'refused')
      throw new Refusal(refusalWords(found.code, { found: source, expected: found.found }, language));
    return;
  }
  const bytes = await readFile(join(folder, source));
  const facts = await inspectImage(source, bytes, imageKey(bytes));
  if (facts.kind === 'fault') throw new Refusal(refusalWords(facts.code, { found: source, expected: facts.found }, language));
}

const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Puts a file into a folder under the first of its names that is free: whole at once, and never over another. */
async function keep(from: string, folder: string, { name, ending }: { name: string; ending: string }): Promise<string> {
  const unfinished = join(folder, `.upload-${randomUUID()}`);
  await copyFile(from, unfinished);
  try {
    for (let attempt = 1; ; attempt++) {
      const kept = `${numbered(name, attempt)}.${ending}`;
      const place = join(folder, kept);
      try {
        await link(unfinished, place);
        return kept;
      } catch (error) {
        if (isThere(error)) continue;
        // Some disks know no links.
        if (await stat(place).catch(() => undefined)) continue;
        await rename(unfinished, place);
        return kept;
      }
    }
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** The folder that uploads of a kind go to, made where it is missing; never one outside of the site's. */
async function openFolder(siteFile: string, wanted: Wanted, language: MessageLanguage): Promise<string> {
  const site = dirname(siteFile);
  const folder = join(assetFolder(siteFile), folders[wanted]);
  for (const place of [assetFolder(siteFile), folder]) {
    await mkdir(place).catch((error) => {
      if (!isThere(error)) throw error;
    });
    if (!isWithin(site, place)) throw refuse('folder', language);
  }
  return folder;
}

interface Upload {
  wanted: Wanted;
  /** What somebody called the file. */
  name: string;
  language: MessageLanguage;
}

async function take(session: Session, received: string, { wanted, name, language }: Upload): Promise<UploadResult> {
  const assets = assetFolder(session.siteFile);
  if ((await stat(received)).size === 0) throw refuse('empty', language);
  const ending = endingOf(await contentKind(received, name), wanted, { name, language });
  const own = safeName(name, wanted);
  const staged = dirname(received);
  const source = `${folders[wanted]}${own}.${ending}`;
  await mkdir(join(staged, folders[wanted]));
  await rename(received, join(staged, source));
  await inspect(staged, source, language);
  const same = await findSame(assets, join(staged, source));
  if (same !== undefined) return { state: 'known', file: await libraryFile(session, same, language) };
  const folder = await openFolder(session.siteFile, wanted, language);
  const kept = await keep(join(staged, source), folder, { name: own, ending });
  return { state: 'kept', file: await libraryFile(session, folders[wanted] + kept, language) };
}

const isWanted = (kind: string | null): kind is Wanted => kind === 'picture' || kind === 'file';

/**
 * Takes a file into the site's assets: looked into by what it holds, with a name that every machine takes, never over another
 * file, and not twice. What is refused is said in words.
 */
export async function upload(session: Session, { request, query, language }: Asked): Promise<UploadResult> {
  const wanted = query.get('kind');
  if (!isWanted(wanted)) throw new RefusedBody(400);
  try {
    return await inTemporaryFolder('upload', async (staged) => {
      const received = join(staged, 'received');
      await receive(request, received, mostBytes[wanted]);
      return await take(session, received, { wanted, name: query.get('name') ?? '', language });
    });
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', reason: error.message };
    if (!(error instanceof RefusedBody && error.status === 413)) throw error;
    const limit = `${mostBytes[wanted] / 1024 / 1024} MB`;
    return { state: 'refused', reason: uploadWords.large[language].replace('%s', limit) };
  }
}
