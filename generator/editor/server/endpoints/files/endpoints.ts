import type { EndpointEntry } from '../access.ts';
import { json } from '../endpoint.ts';
import { crop } from './crop.ts';
import { listLibrary } from './library.ts';
import type { UploadContext } from './store-upload.ts';
import { showPicture } from './thumbnail.ts';
import { upload } from './upload.ts';

/** Endpoints for pictures and other files. */
export function fileEndpoints(context: UploadContext): EndpointEntry[] {
  const { preview } = context;
  return [
    ['library', { method: 'GET', answer: async ({ language }) => json(await listLibrary(preview, language)) }],
    [
      'asset',
      {
        method: 'GET',
        isFolder: true,
        answer: ({ rest, query }) => showPicture(preview.project.assets, rest, query, preview.environment),
      },
    ],
    ['crop', { method: 'POST', answer: async (asked) => json(await crop(context, asked)) }],
    ['upload', { method: 'POST', answer: async (asked) => json(await upload(context, asked)) }],
  ];
}
