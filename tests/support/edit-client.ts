import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { type PreviewOptions, startPreview } from '../../generator/editor/server/server.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { machine } from './environment.ts';
import { ask, type RawAnswer, type RawRequest } from './raw-request.ts';

/** The editor's client API, without a browser. */
export interface EditClient {
  server: RunningServer;
  siteFile: string;
  token: string;
  /** Sent with the server's own origin by default. */
  send: (path: string, request?: Omit<RawRequest, 'path'>) => Promise<RawAnswer>;
  get: <Value>(path: string) => Promise<Value>;
  post: <Value>(path: string, body: unknown) => Promise<Value>;
}

const read = ({ body }: RawAnswer) => JSON.parse(body.toString());

/**
 * Copies a fixture into a temporary folder.
 * @returns path of its site file
 */
export async function copiedSite(name: string, folderName = 'site'): Promise<string> {
  const folder = join(await temporaryFolder(), folderName);
  await cp(dirname(fixtureSite(name)), folder, { recursive: true });
  return join(folder, 'site.json');
}

/** Starts a preview of a site with a client of its editor. */
export async function openEditing(siteFile: string, options: Partial<PreviewOptions> = {}): Promise<EditClient> {
  const server = await startPreview({
    environment: machine,
    project: openProject(siteFile),
    port: 0,
    language: undefined,
    ...options,
  });
  const { pathname, origin, host } = new URL(server.url);
  const [, token = ''] = /"edit-token" content="([^"]+)"/.exec(await (await fetch(`${server.url}_edit/`)).text()) ?? [];
  const send: EditClient['send'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    ask(origin, {
      path: `${pathname}_edit/${path}`,
      method,
      headers: { host, ...(method === 'POST' && { origin, 'x-edit-token': token }), ...headers },
      body,
    });
  return {
    server,
    siteFile,
    token,
    send,
    get: async (path) => read(await send(path)),
    post: async (path, body) =>
      read(await send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })),
  };
}
