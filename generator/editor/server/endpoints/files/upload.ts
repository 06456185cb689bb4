import { readFile, stat, writeFile } from 'node:fs/promises';
import { isFileKind } from '../../../../../templates/model/files/file-kinds.ts';
import { type ContentKind, contentKind } from '../../../../assets/files/content-kind.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { heicAdvice } from '../../../../core/diagnostics/messages/image-names.ts';
import { isInstalled, missingPackageError } from '../../../../core/diagnostics/optional.ts';
import { fileLimits, pictureLimits } from '../../../../core/util/limits.ts';
import type { UploadResult } from '../../../document/protocol-media.ts';
import { RequestBodyError } from '../body.ts';
import type { EndpointRequest } from '../endpoint.ts';
import { receive } from './received.ts';
import {
  createUploadError,
  storeUpload,
  type UploadContext,
  UploadError,
  type UploadKind,
  withStagedUpload,
} from './store-upload.ts';
import { problemWords, uploadWords } from './upload-words.ts';

/** Maximum size of an upload in bytes; the limit of the actual content may be lower. */
const mostBytes = { picture: pictureLimits.bytes.raster, file: fileLimits.video } as const;

interface Upload {
  uploadKind: UploadKind;
  /** Original name of the file. */
  name: string;
  language: MessageLanguage;
}

function endingOf(kind: ContentKind, { uploadKind, name, language }: Upload): string {
  if (kind.is === uploadKind) return kind.ending;
  // A picture uploaded as a file is offered for download unchanged.
  if (kind.is === 'picture' && isFileKind(kind.ending)) return kind.ending;
  if (kind.is === 'picture' || kind.is === 'heic') throw createUploadError('file', language);
  if (uploadKind === 'picture') throw createUploadError('picture', language);
  if (kind.is === 'other' && kind.content === 'cfb')
    throw new UploadError(problemWords('file-kind', { found: name, expected: 'cfb' }, language));
  throw createUploadError('kind', language);
}

/** Converts HEIC to JPEG; if that is not possible, the refusal says how to convert it elsewhere. */
async function convert(root: string, received: string, language: MessageLanguage): Promise<void> {
  const { decoder, heicToJpeg } = await import('../../../../assets/images/heic.ts');
  if (!isInstalled(root, decoder))
    throw createUploadError('heic', language, `${heicAdvice[language]} ${missingPackageError(decoder).in(language)}`);
  const jpeg = await heicToJpeg(await readFile(received)).catch(() => undefined);
  if (!jpeg) throw createUploadError('heic', language, heicAdvice[language]);
  await writeFile(received, jpeg);
}

async function storeReceived(context: UploadContext, received: string, upload: Upload): Promise<UploadResult> {
  const { uploadKind, name, language } = upload;
  if ((await stat(received)).size === 0) throw createUploadError('empty', language);
  const kind = await contentKind(received, name);
  if (kind.is === 'heic' && uploadKind === 'picture') {
    await convert(context.preview.environment.engine.root, received, language);
    const result = await storeUpload(context, received, { ...upload, ending: 'jpg' });
    return result.state === 'refused' ? result : { ...result, converted: true };
  }
  return storeUpload(context, received, { ...upload, ending: endingOf(kind, upload) });
}

const isUploadKind = (kind: string | null): kind is UploadKind => kind === 'picture' || kind === 'file';

/**
 * Adds an uploaded file to the assets: recognised by content, under a portable name; never replaces a file, and reuses an
 * identical one. Refusals have a message for users.
 */
export async function upload(context: UploadContext, { request, query, language }: EndpointRequest): Promise<UploadResult> {
  const uploadKind = query.get('kind');
  if (!isUploadKind(uploadKind)) throw new RequestBodyError(400);
  return withStagedUpload(async (received) => {
    await receive(request, received, mostBytes[uploadKind]).catch((error) => {
      if (!(error instanceof RequestBodyError && error.status === 413)) throw error;
      const limit = `${mostBytes[uploadKind] / 1024 / 1024} MB`;
      throw new UploadError(uploadWords.large[language].replace('%s', limit));
    });
    return storeReceived(context, received, { uploadKind, name: query.get('name') ?? '', language });
  });
}
