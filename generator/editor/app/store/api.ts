import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { mostBytes } from '../../document/limits.ts';
import type { Change, ChangeResult, ConfirmRequest, RepairRequest, ReturnRequest } from '../../document/protocol-changes.ts';
import type { EditSchema } from '../../document/protocol-forms.ts';
import type { HistoryReport, RestoreRequest, VersionReport } from '../../document/protocol-history.ts';
import type { ImportAnswer, ImportEvent, ImportRequest, ImportWriteRequest } from '../../document/protocol-import.ts';
import type { LanguageTask } from '../../document/protocol-language-tasks.ts';
import type { LanguageAnswer, LanguagesReport, NextText } from '../../document/protocol-languages.ts';
import type {
  ContrastReport,
  CropRequest,
  CustomIconItem,
  LibraryFile,
  MediaAnswer,
  MediaRequest,
  UploadResult,
} from '../../document/protocol-media.ts';
import type { PresenceAnswer, PresenceReport } from '../../document/protocol-presence.ts';
import type { ChangesReport, LiveReport, PublishRequest, WorkEvent } from '../../document/protocol-publishing.ts';
import type { FindAnswer, FindRequest, ReplaceRequest } from '../../document/protocol-replacing.ts';
import type { EditState, LinkTarget, NamedItem, PlacedValue, StateAnswer } from '../../document/protocol-state.ts';
import type { SectionOffer, TaskAnswer, TaskRequest } from '../../document/protocol-tasks.ts';
import { metaOf } from './page-meta.ts';
import type { SessionGate } from './session-gate.ts';
import { createStateReader } from './state-parts.ts';
import { readEvents } from './work-stream.ts';

/**
 * Client of the preview server. Every function rejects with `Unreachable` if the server does not answer, with `Unanswered` for
 * an error status.
 */
export interface Api {
  /** State of the file. Unchanged parts are the same objects as before. */
  state: () => Promise<EditState>;
  schema: () => Promise<EditSchema>;
  value: (pointer: string) => Promise<PlacedValue>;
  /** Search for link targets. @param page path of the page whose headings come first */
  targets: (words: string, page: string) => Promise<LinkTarget[]>;
  library: () => Promise<LibraryFile[]>;
  ownIcons: () => Promise<CustomIconItem[]>;
  /** Things that a reference at a place can name. */
  named: (at: string, of: string) => Promise<NamedItem[]>;
  contrast: (given: { brand: string; accent: string; paper: string }) => Promise<ContrastReport>;
  crop: (crop: CropRequest) => Promise<UploadResult>;
  /** Renames, replaces or deletes a file in `assets/`. */
  media: (request: MediaRequest) => Promise<MediaAnswer>;
  change: (change: Change) => Promise<ChangeResult>;
  /** Commits, and the differences between a version and now. */
  history: () => Promise<HistoryReport>;
  version: (id: string) => Promise<VersionReport>;
  restore: (request: RestoreRequest) => Promise<ChangeResult>;
  /** Undoes or redoes until a change is the last one; 0 undoes all. */
  travel: (to: number) => Promise<ChangeResult>;
  /** Checks whether the live site serves a page as it is here. */
  live: (page: string) => Promise<LiveReport>;
  undo: (request: ReturnRequest) => Promise<ChangeResult>;
  redo: (request: ReturnRequest) => Promise<ChangeResult>;
  upload: (kind: 'picture' | 'file', file: File) => Promise<UploadResult>;
  changes: (since: ChangesReport['since']) => Promise<ChangesReport>;
  /** Builds or publishes, and reports progress. */
  work: (
    path: 'build' | 'publish',
    body: PublishRequest | Record<string, never>,
    onEvent: (event: WorkEvent) => void,
  ) => Promise<void>;
  /** Begins to bring an old site: removes the files of a former one. @returns its id; undefined while another one is converted */
  importBegin: () => Promise<string | undefined>;
  importFile: (id: string, path: string, file: File) => Promise<void>;
  /** Converts the files, and reports progress. */
  importRun: (request: ImportRequest, onEvent: (event: ImportEvent) => void) => Promise<void>;
  importWrite: (request: ImportWriteRequest) => Promise<ImportAnswer>;
  importEnd: (id: string) => Promise<void>;
  /** Address of the whole account of an import. */
  importReport: (id: string) => string;
  plan: (task: TaskRequest) => Promise<TaskAnswer>;
  /** Languages of the site, their pages and progress. */
  languages: () => Promise<LanguagesReport>;
  /** Next text to translate in the edited language. */
  nextText: (from: { after?: string; page?: string }) => Promise<NextText>;
  changeLanguages: (task: LanguageTask) => Promise<LanguageAnswer>;
  /** Occurrences of words in the whole site. */
  find: (request: FindRequest) => Promise<FindAnswer>;
  /** Replaces them, as one change. */
  replace: (request: ReplaceRequest) => Promise<ChangeResult>;
  /** Section types for a place in a list. */
  sections: (place: { at: string; index: number; replaces: boolean }) => Promise<SectionOffer[]>;
  repair: (repair: RepairRequest) => Promise<ChangeResult>;
  /** Marks translations as up to date. */
  confirm: (request: ConfirmRequest) => Promise<void>;
  /** Tells where the person is; only at a desk. @returns who else is there */
  reportPresence: (report: PresenceReport) => Promise<PresenceAnswer>;
}

/** The server does not answer: it is stopped or restarting. */
export class ServerUnreachableError extends Error {}

/** The server answered with an error status. */
export class RequestError extends Error {
  readonly status: number;
  /** For status 503: what prevents the server from writing, such as file permissions; empty otherwise. */
  readonly reason: string;
  constructor(status: number, path: string, reason = '') {
    super(`${path}: ${status}`);
    this.status = status;
    this.reason = reason;
  }
}

type Query = Record<string, string>;

const jsonOf = (value: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

const tokenIn = (page: Document) => metaOf('edit-token', page);

/**
 * Sends requests with the page's token. Those after the end of a session wait until the person has signed in again.
 * @param home address of the editor's page
 */
function createSender(home: string, gate: SessionGate | undefined) {
  let token = tokenIn(document);

  async function send(address: string, init: RequestInit): Promise<Response> {
    for (;;) {
      const response = await fetch(address, { ...init, headers: { ...init.headers, 'X-Edit-Token': token } }).catch(() => {
        throw new ServerUnreachableError();
      });
      if (response.status !== 401 || !gate) return response;
      await gate.wait();
    }
  }

  /** A restarted server has a new token, which is read from the editor's page. */
  async function renewToken(): Promise<boolean> {
    const page = await send(home, { headers: { Accept: 'text/html' } });
    const next = tokenIn(new DOMParser().parseFromString(await page.text(), 'text/html'));
    const isNew = next !== '' && next !== token;
    token = next;
    return isNew;
  }

  return async (address: string, init: RequestInit): Promise<Response> => {
    const response = await send(address, init);
    const isRenewed = response.status === 403 && init.method === 'POST' && (await renewToken());
    return isRenewed ? send(address, init) : response;
  };
}

/** Client for the server's endpoints. @param common query parameters of every request */
function createClient(base: string, common: Query, gate: SessionGate | undefined) {
  const send = createSender(`${base}_edit/`, gate);

  async function answerOf(path: string, query: Query, init: RequestInit): Promise<Response> {
    const response = await send(`${base}_edit/${path}?${new URLSearchParams({ ...query, ...common })}`, init);
    if (response.status === 503)
      throw new RequestError(503, path, String((await response.json().catch(() => ({}))).reason ?? ''));
    if (!response.ok && response.status !== 409 && response.status !== 422) throw new RequestError(response.status, path);
    return response;
  }

  const ask = async <Answer>(path: string, query: Query = {}, init: RequestInit = {}): Promise<Answer> =>
    (await answerOf(path, query, init)).json();

  const post = async <Answer>(path: string, value: unknown = {}) => {
    const init = jsonOf(value);
    // The server closes the connection on a body that is too long, which would look like a network failure.
    if (new Blob([init.body]).size > mostBytes) throw new RequestError(413, path);
    return ask<Answer>(path, {}, init);
  };

  return { answerOf, ask, post };
}

type Client = ReturnType<typeof createClient>;

const fileEndpoints = ({ ask, post }: Client) =>
  ({
    library: () => ask('library'),
    ownIcons: () => ask('own-icons'),
    crop: (crop) => post('crop', crop),
    media: (request) => post('media', request),
    upload: (kind, file) =>
      ask(
        'upload',
        { kind, name: file.name },
        { method: 'POST', headers: { 'Content-Type': 'application/octet-stream' }, body: file },
      ),
  }) satisfies Partial<Api>;

const versionEndpoints = ({ answerOf, ask, post }: Client) =>
  ({
    undo: (request) => post('undo', request),
    redo: (request) => post('redo', request),
    travel: (to) => post('travel', { to }),
    history: () => ask('history'),
    version: (of) => ask('version', { of }),
    restore: (request) => post('restore', request),
    changes: (since) => ask('changes', { since }),
    live: (page) => post('live', { page }),
    work: async (path, body, onEvent) => {
      const response = await answerOf(path, {}, jsonOf(body));
      if (!response.ok) throw new RequestError(response.status, path);
      await readEvents(response, onEvent);
    },
  }) satisfies Partial<Api>;

const importEndpoints = ({ answerOf, ask, post }: Client, reportOf: (id: string) => string) =>
  ({
    importBegin: async () => (await post<{ id?: string }>('import-begin')).id,
    importFile: async (id, path, file) => {
      const headers = { 'Content-Type': 'application/octet-stream' };
      await ask('import-file', { id, path }, { method: 'POST', headers, body: file });
    },
    importRun: async (request, onEvent) => {
      const response = await answerOf('import-run', {}, jsonOf(request));
      if (!response.ok) throw new RequestError(response.status, 'import-run');
      await readEvents(response, onEvent);
    },
    importWrite: (request) => post('import-write', request),
    importEnd: async (id) => {
      await post('import-end', { id });
    },
    importReport: reportOf,
  }) satisfies Partial<Api>;

interface ApiOptions {
  /** Path of the site on the server, with slashes around it. */
  base: string;
  language: MessageLanguage;
  /** Language tag of the edited edition; absent: the default one. */
  edition?: string | undefined;
  /** Session at the desk; absent without one. */
  gate?: SessionGate | undefined;
}

export function createApi({ base, language, edition, gate }: ApiOptions): Api {
  const client = createClient(base, { language, ...(edition !== undefined && { edition }) }, gate);
  const { ask, post } = client;
  /** Edition that the server reported for the paths in use. */
  let seenIn: string | undefined;
  return {
    ...fileEndpoints(client),
    ...versionEndpoints(client),
    ...importEndpoints(client, (id) => `${base}_edit/import-report?${new URLSearchParams({ id, language })}`),
    state: createStateReader(async (known) => {
      const answer = await ask<StateAnswer>('state', known);
      seenIn = answer.edition?.tag;
      return answer;
    }),
    schema: () => ask('schema'),
    value: (at) => ask('value', { at }),
    targets: (q, page) => ask('targets', { q, page }),
    named: (at, of) => ask('names', { at, of }),
    contrast: (given) => ask('contrast', given),
    change: (change) => post('change', { ...change, ...(seenIn !== undefined && { edition: seenIn }) }),
    plan: (task) => post('plan', task),
    languages: () => ask('languages'),
    nextText: (from) => ask('next-text', from),
    changeLanguages: (task) => post('change-languages', task),
    find: (request) => post('find', request),
    replace: (request) => post('replace', request),
    sections: ({ at, index, replaces }) => ask('sections', { at, index: String(index), ...(replaces && { replaces: 'yes' }) }),
    repair: (repair) => post('repair', repair),
    confirm: (request) => post('confirm', request),
    // Also sent by a page that is being closed.
    reportPresence: (report) => ask('presence', {}, { ...jsonOf(report), keepalive: true }),
  };
}
