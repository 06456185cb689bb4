import { mediaTypeOf } from '../../build/hosting/media-types.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { bundleEditor } from '../../editor/server/endpoints/editor-bundle.ts';
import { editorIcon } from '../../editor/server/endpoints/editor-icon.ts';
import { type Answer, notFound } from '../../editor/server/endpoints/endpoint.ts';
import type { DeskRequest, OperationEntry } from '../model/operations.ts';

/** Names of chunks and fonts contain a hash of their content. */
const hashedName = /\.[\w-]{8}\.js$|\.woff2$/;

/** Address of the icon of the desk, below `/_desk/files/`. */
const iconName = 'icon.svg';

async function answerFile(environment: Pick<BuildEnvironment, 'engine'>, name: string): Promise<Answer> {
  if (name === iconName) return editorIcon();
  const content = (await bundleEditor(environment)).get(name);
  if (!content) return notFound();
  const caching = hashedName.test(name) ? 'private, max-age=31536000, immutable' : 'no-cache';
  return { type: mediaTypeOf(name), content, headers: { 'Cache-Control': caching } };
}

/** Operation that answers scripts, styles and fonts of the desk and of its sign-in page. */
export const filesOperation = (environment: Pick<BuildEnvironment, 'engine'>): OperationEntry => [
  'files',
  { method: 'GET', isFolder: true, answer: ({ rest }: DeskRequest) => answerFile(environment, rest) },
];
