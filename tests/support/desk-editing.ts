import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { Author, Role } from '../../generator/editor/document/person.ts';
import { type PreviewOptions, startPreview } from '../../generator/editor/server/server.ts';
import { machine } from './environment.ts';
import { ask, type RawAnswer, type RawRequest } from './raw-request.ts';

/** The editor of one person, as the server of a desk passes requests on. */
export interface PersonClient {
  /** @param path path of the server, with a leading slash */
  send: (path: string, request?: Omit<RawRequest, 'path'>) => Promise<RawAnswer>;
  get: <Value>(endpoint: string) => Promise<Value>;
  post: <Value>(endpoint: string, body: unknown) => Promise<Value>;
}

export interface DeskEditing {
  server: RunningServer;
  /** Headers with which a browser is that of a person. */
  headersOf: (author: Author, role?: Role) => Record<string, string>;
  as: (author: Author, role?: Role) => PersonClient;
}

const secret = 'a secret of the desk';

const read = ({ body }: RawAnswer) => JSON.parse(body.toString());

/** Starts a preview behind a desk, without the desk. */
export async function openDeskEditing(siteFile: string, options: Partial<PreviewOptions> = {}): Promise<DeskEditing> {
  const project = openProject(siteFile);
  const server = await startPreview({ environment: machine, project, port: 0, language: 'ar', desk: { secret }, ...options });
  const { origin, host } = new URL(server.url);
  const headersOf = (author: Author, role: Role = 'editor') => ({
    'x-desk-secret': secret,
    'x-desk-person': Buffer.from(JSON.stringify({ author, role })).toString('base64url'),
  });
  const page = await ask(origin, { path: '/_edit/', headers: { host, ...headersOf({ id: 'x', name: 'x' }, 'reader') } });
  const [, token = ''] = /"edit-token" content="([^"]+)"/.exec(page.body.toString()) ?? [];
  const as = (author: Author, role?: Role): PersonClient => {
    const send: PersonClient['send'] = (path, { headers, ...request } = {}) =>
      ask(origin, { path, ...request, headers: { host, ...headersOf(author, role), 'x-edit-token': token, ...headers } });
    const post = async (endpoint: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return read(await send(`/_edit/${endpoint}`, { method: 'POST', headers, body: JSON.stringify(body) }));
    };
    return { send, get: async (endpoint) => read(await send(`/_edit/${endpoint}`)), post };
  };
  return { server, headersOf, as };
}
