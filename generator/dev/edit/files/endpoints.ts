import type { Session } from '../../session.ts';
import { type Endpoint, json } from '../endpoint.ts';
import { assetFolder } from './asset-folder.ts';
import { crop } from './crop.ts';
import { listLibrary } from './library.ts';
import { showPicture } from './thumbnail.ts';
import { upload } from './upload.ts';

/** What has to do with pictures and other files. */
export function fileEndpoints(session: Session): [string, Endpoint][] {
  return [
    ['library', { method: 'GET', answer: async ({ language }) => json(await listLibrary(session, language)) }],
    [
      'asset',
      { method: 'GET', isFolder: true, answer: ({ rest, query }) => showPicture(assetFolder(session.siteFile), rest, query) },
    ],
    ['crop', { method: 'POST', answer: async (asked) => json(await crop(session, asked)) }],
    ['upload', { method: 'POST', answer: async (asked) => json(await upload(session, asked)) }],
  ];
}
