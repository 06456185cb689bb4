import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { isMessageLanguage } from '../../../templates/model/files/language.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { includesRole, type Role } from '../document/person.ts';
import { types } from '../preview/answers.ts';
import { languageOf } from '../preview/message.ts';
import { type EndpointEntry, type EndpointName, endpointRoles } from './endpoints/access.ts';
import { RequestBodyError } from './endpoints/body.ts';
import { createEditActions } from './endpoints/changing/edit-actions.ts';
import { changingEndpoints } from './endpoints/changing/endpoints.ts';
import { comparingEndpoints } from './endpoints/comparing/endpoints.ts';
import { betterAddress } from './endpoints/edition-address.ts';
import { bundleEditor } from './endpoints/editor-bundle.ts';
import { editorIcon } from './endpoints/editor-icon.ts';
import { type Answer, type EditHost, type Endpoint, json, notFound } from './endpoints/endpoint.ts';
import { fileEndpoints } from './endpoints/files/endpoints.ts';
import { createUploads } from './endpoints/files/uploads.ts';
import { createToken, hasToken, mayRead, mayWrite, personOf } from './endpoints/guard.ts';
import { historyEndpoints } from './endpoints/history/endpoints.ts';
import { createFileHistory } from './endpoints/history/file-history.ts';
import { importingEndpoints } from './endpoints/importing/endpoints.ts';
import { mediaEndpoints } from './endpoints/media/endpoints.ts';
import { presenceEndpoints } from './endpoints/presence/endpoints.ts';
import { publishingEndpoints } from './endpoints/publishing/endpoints.ts';
import { readingEndpoints } from './endpoints/reading/endpoints.ts';
import { replacingEndpoints } from './endpoints/replacing/endpoints.ts';
import { siteForms } from './endpoints/schema/site-forms.ts';
import { missingPage, shellPage } from './endpoints/shell.ts';
import { writeProblemOf } from './endpoints/write-problem.ts';

/** Server side of the editor: everything below `_edit/`. */
export interface Editing {
  /** HTTP method of each endpoint. */
  methods: ReadonlyMap<string, Endpoint['method']>;
  /** @param path path after `_edit` */
  answer: (
    exchange: { request: IncomingMessage; response: ServerResponse },
    path: string,
    query: URLSearchParams,
  ) => Promise<void>;
  /** Removes temporary files. */
  close: () => Promise<void>;
}

type Endpoints = ReadonlyMap<string, Endpoint>;

async function editorFile(name: string, environment: BuildEnvironment): Promise<Answer> {
  const content = (await bundleEditor(environment)).get(name);
  return content ? { type: types[extname(name)] ?? 'application/octet-stream', content } : notFound();
}

function createEndpoints(host: EditHost, token: string): { endpoints: Endpoints; close: () => Promise<void> } {
  const { preview } = host;
  const base = () => preview.shown?.base ?? '/';
  const uploads = createUploads(preview.project);
  const fileHistory = createFileHistory(preview.project);
  const actions = createEditActions(host, uploads, fileHistory.record);
  const importing = importingEndpoints({ host, actions, uploads });
  const entries: EndpointEntry[] = [
    [
      '',
      {
        method: 'GET',
        answer: async ({ language, query, person }) => {
          const better = betterAddress(preview.source?.value, query);
          if (better !== undefined) {
            return { status: 302, type: 'text/plain', content: '', headers: { Location: `${base()}_edit?${better}` } };
          }
          const hasEditor = (await bundleEditor(preview.environment)).size > 0;
          return hasEditor
            ? shellPage({ base: base(), language, token, person })
            : missingPage(language, preview.environment.engine.root);
        },
      },
    ],
    ['files', { method: 'GET', isFolder: true, answer: ({ rest }) => editorFile(rest, preview.environment) }],
    ['icon', { method: 'GET', answer: editorIcon }],
    ['schema', { method: 'GET', answer: () => json(siteForms()) }],
    ...changingEndpoints(host, actions),
    ...historyEndpoints({ host, actions, uploads, fileHistory }),
    ...readingEndpoints(preview),
    ...fileEndpoints({ preview, uploads }),
    ...mediaEndpoints({ preview, uploads }, actions),
    ...replacingEndpoints(host, actions),
    ...comparingEndpoints(host),
    ...publishingEndpoints(host, actions),
    ...presenceEndpoints(host),
    ...importing.endpoints,
  ];
  return { endpoints: new Map(entries), close: importing.close };
}

/** Endpoint of a path, and the rest of the path. */
function find(endpoints: Endpoints, path: string): { endpoint: Endpoint; role: Role; rest: string } | undefined {
  const [, name = '', rest] = /^(?:\/([^/]*)(?:\/(.*))?)?$/s.exec(path) ?? [];
  const endpoint = endpoints.get(name);
  if (!endpoint || (rest !== undefined && !endpoint.isFolder)) return undefined;
  return { endpoint, role: endpointRoles[name as EndpointName], rest: rest ?? '' };
}

/** Headers of every answer: no caching, no type sniffing, no use by other sites. */
const usualHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

/** Answer of an endpoint; refused bodies and system errors are answered too. */
async function answerOf(endpoint: Endpoint, endpointRequest: Parameters<Endpoint['answer']>[0]): Promise<Answer> {
  try {
    return await endpoint.answer(endpointRequest);
  } catch (error) {
    // The operation may succeed later; the client keeps its data.
    const reason = writeProblemOf(error, endpointRequest.language);
    if (reason !== undefined) return json({ reason }, 503);
    if (!(error instanceof RequestBodyError)) throw error;
    // The rest of the body is not read.
    return { ...json({}, error.status), headers: { Connection: 'close' } };
  }
}

/** Sends a complete or streamed answer; the stream runs to its end even if the client disconnects. */
async function send(response: ServerResponse, content: Answer['content']): Promise<void> {
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    for await (const part of content) if (!response.destroyed) response.write(part);
    response.end();
    return;
  }
  response.end(content);
}

/** Creates the server side of the editor, with a new token. */
export function createEditing(host: EditHost): Editing {
  const token = createToken();
  const { endpoints, close } = createEndpoints(host, token);
  const { desk } = host;
  const respond = async (request: IncomingMessage, path: string, query: URLSearchParams): Promise<Answer> => {
    const person = desk && personOf(request, desk);
    if (desk ? !person : !mayRead(request)) return json({}, 403);
    const found = find(endpoints, path);
    if (!found) return notFound();
    const { endpoint, role, rest } = found;
    if (person && !includesRole(person.role, role)) return json({}, 403);
    const isAllowed = request.method === endpoint.method || (request.method === 'HEAD' && endpoint.method === 'GET');
    if (!isAllowed) return { ...json({}, 405), headers: { Allow: endpoint.method === 'GET' ? 'GET, HEAD' : 'POST' } };
    const isAccepted = endpoint.method === 'GET' || (desk ? hasToken(request, token) : mayWrite(request, token));
    if (!isAccepted) return json({}, 403);
    const requestedLanguage = query.get('language');
    const language = isMessageLanguage(requestedLanguage) ? requestedLanguage : languageOf(host.preview, host.language);
    return answerOf(endpoint, { request, query, rest, language, person });
  };
  return {
    methods: new Map([...endpoints].map(([name, { method }]) => [name, method])),
    answer: async ({ request, response }, path, query) => {
      const { status = 200, type, content, headers } = await respond(request, path, query);
      response.writeHead(status, { ...usualHeaders, 'Content-Type': type, ...headers });
      await send(response, content);
    },
    close,
  };
}
