import { readFile, stat, writeFile } from 'node:fs/promises';
import { isFileKind } from '../../../../../templates/model/files/file-kinds.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { heicAdvice } from '../../../../core/diagnostics/messages/image-names.ts';
import { isInstalled, missingPackageError } from '../../../../core/diagnostics/optional.ts';
import { fileLimits, pictureLimits } from '../../../../core/util/limits.ts';
import type { UploadResult } from '../../../document/protocol-media.ts';
import { RefusedBody } from '../body.ts';
import type { Asked } from '../endpoint.ts';
import { type ContentKind, contentKind } from './content-kind.ts';
import { type Keeping, keepFile, Refusal, refuse, type Wanted, withStaged } from './keep.ts';
import { receive } from './received.ts';
import { refusalWords, uploadWords } from './upload-words.ts';

/** Maximum size of an upload in bytes; the limit of the actual content may be lower. */
const mostBytes = { picture: pictureLimits.bytes.raster, file: fileLimits.video } as const;

interface Upload {
  wanted: Wanted;
  /** Original name of the file. */
  name: string;
  language: MessageLanguage;
}

function endingOf(kind: ContentKind, { wanted, name, language }: Upload): string {
  if (kind.is === wanted) return kind.ending;
  // A picture uploaded as a file is offered for download unchanged.
  if (kind.is === 'picture' && isFileKind(kind.ending)) return kind.ending;
  if (kind.is === 'picture' || kind.is === 'heic') throw refuse('file', language);
  if (wanted === 'picture') throw refuse('picture', language);
  if (kind.is === 'other' && kind.content === 'cfb')
    throw new Refusal(refusalWords('file-kind', { found: name, expected: 'cfb' }, language));
  throw refuse('kind', language);
}

/** Converts HEIC to JPEG; if that is not possible, the refusal says how to convert it elsewhere. */
async function convert(root: string, received: string, language: MessageLanguage): Promise<void> {
  const { decoder, heicToJpeg } = await import('./heic.ts');
  if (!isInstalled(root, decoder))
    throw refuse('heic', language, `${heicAdvice[language]} ${missingPackageError(decoder).in(language)}`);
  const jpeg = await heicToJpeg(await readFile(received)).catch(() => undefined);
  if (!jpeg) throw refuse('heic', language, heicAdvice[language]);
  await writeFile(received, jpeg);
}

async function take(keeping: Keeping, received: string, upload: Upload): Promise<UploadResult> {
  const { wanted, name, language } = upload;
  if ((await stat(received)).size === 0) throw refuse('empty', language);
  const kind = await contentKind(received, name);
  if (kind.is === 'heic' && wanted === 'picture') {
    await convert(keeping.preview.machine.engine.root, received, language);
    const result = await keepFile(keeping, received, { ...upload, ending: 'jpg' });
    return result.state === 'refused' ? result : { ...result, converted: true };
  }
  return keepFile(keeping, received, { ...upload, ending: endingOf(kind, upload) });
}

const isWanted = (kind: string | null): kind is Wanted => kind === 'picture' || kind === 'file';

/**
 * Adds an uploaded file to the assets: recognised by content, under a portable name; never replaces a file, and reuses an
 * identical one. Refusals have a message for users.
 */
export async function upload(keeping: Keeping, { request, query, language }: Asked): Promise<UploadResult> {
  const wanted = query.get('kind');
  if (!isWanted(wanted)) throw new RefusedBody(400);
  return withStaged(async (received) => {
    await receive(request, received, mostBytes[wanted]).catch((error) => {
      if (!(error instanceof RefusedBody && error.status === 413)) throw error;
      const limit = `${mostBytes[wanted] / 1024 / 1024} MB`;
      throw new Refusal(uploadWords.large[language].replace('%s', limit));
    });
    return take(keeping, received, { wanted, name: query.get('name') ?? '', language });
  });
}
