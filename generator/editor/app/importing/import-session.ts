import type { PlacedProblem } from '../../document/protocol-changes.ts';
import type { ImportAccount, ImportAnswer, ImportEvent, ImportPlan, ImportWriteRequest } from '../../document/protocol-import.ts';
import { type Api, RequestError } from '../store/api.ts';
import type { ServerActions } from '../store/server-actions.ts';
import type { Words } from '../words/ar.ts';
import { fill, isolated } from '../words/words.tsx';
import type { ChosenFile } from './chosen-files.ts';

/** Options of an import. */
export interface ImportOptions {
  isFetching: boolean;
  withComments: boolean;
}

/** What the window shows. */
export type ImportStage =
  | { is: 'choosing'; reason: string; problems: readonly PlacedProblem[] }
  | { is: 'working'; words: string; share?: number | undefined }
  | {
      is: 'known';
      account: ImportAccount;
      plan: ImportPlan;
      reason: string;
      problems: readonly PlacedProblem[];
      isWriting: boolean;
    }
  | { is: 'written'; how: ImportWriteRequest['how'] };

/** Files that are sent at the same time. */
const parallel = 4;

/** File that the server does not accept. */
class FileError extends Error {
  readonly path: string;
  constructor(path: string) {
    super(path);
    this.path = path;
  }
}

/** Sends files, some at the same time. @throws FileError for one that is not accepted */
async function sendAll(api: Api, id: string, files: readonly ChosenFile[], onSent: (done: number) => void): Promise<void> {
  const rest = [...files];
  let done = 0;
  const send = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const { path, file } = next;
      await api.importFile(id, path, file).catch((error) => {
        rest.length = 0;
        throw error instanceof RequestError && [400, 413].includes(error.status) ? new FileError(path) : error;
      });
      onSent(++done);
    }
  };
  await Promise.all(Array.from({ length: parallel }, send));
}

const choosing = (reason = '', problems: readonly PlacedProblem[] = []): ImportStage => ({ is: 'choosing', reason, problems });

/** What the window shows at first. */
export const firstStage: ImportStage = choosing();

interface ImportSessionOptions {
  api: Api;
  actions: Pick<ServerActions, 'writeImport'>;
  words: Words['importing'];
  /** Number of files in words. */
  countFiles: (files: number) => string;
  onStage: (change: (stage: ImportStage) => ImportStage) => void;
}

/** Sends, converts and writes an old site. */
export class ImportSession {
  readonly #options: ImportSessionOptions;
  #id = '';
  #isClosed = false;

  constructor(options: ImportSessionOptions) {
    this.#options = options;
  }

  /** Address of the whole account. */
  get report(): string {
    return this.#options.api.importReport(this.#id);
  }

  #show(stage: ImportStage): void {
    this.#options.onStage(() => stage);
  }

  /** Removes the files on the server. */
  #end(): void {
    const id = this.#id;
    this.#id = '';
    if (id !== '') this.#options.api.importEnd(id).catch(() => undefined);
  }

  #take(event: ImportEvent): void {
    const { words: w } = this.#options;
    if (event.is === 'progress') this.#show({ is: 'working', words: event.words, share: event.share });
    else if (event.is === 'failed') this.#show(choosing(event.reason || w.failed, event.problems));
    else this.#show({ ...event, is: 'known', reason: '', problems: [], isWriting: false });
  }

  async #convert(files: readonly ChosenFile[], options: ImportOptions): Promise<void> {
    const { api, words: w, countFiles } = this.#options;
    this.#show({ is: 'working', words: w.begins });
    const id = await api.importBegin();
    if (id === undefined) {
      this.#show(choosing(w.busy));
      return;
    }
    this.#id = id;
    const all = countFiles(files.length);
    await sendAll(api, id, files, (done) =>
      this.#show({ is: 'working', words: fill(w.uploading, { done, files: all }), share: done / files.length }),
    );
    this.#show({ is: 'working', words: w.begins });
    let last: ImportEvent['is'] | undefined;
    await api.importRun({ id, ...options }, (event) => {
      last = event.is;
      this.#take(event);
    });
    if (last === 'imported' && !this.#isClosed) return;
    this.#end();
    // The server may have stopped midway.
    if (last !== 'failed') this.#show(choosing(w.failed));
  }

  start(files: readonly ChosenFile[], options: ImportOptions): void {
    const { words: w } = this.#options;
    this.#convert(files, options).catch((error) => {
      this.#end();
      this.#show(choosing(error instanceof FileError ? fill(w.badFile, isolated({ file: error.path })) : w.failed));
    });
  }

  #answered(how: ImportWriteRequest['how'], answer: ImportAnswer | undefined): void {
    const { words: w, onStage } = this.#options;
    if (answer?.state === 'written') {
      this.#end();
      this.#show({ is: 'written', how });
      return;
    }
    onStage((stage) => {
      if (stage.is !== 'known') return stage;
      const idle = { ...stage, isWriting: false, problems: [] };
      if (answer?.state === 'stale') return { ...idle, plan: answer.plan, reason: w.stale };
      if (answer?.state === 'refused') return { ...idle, reason: w.refused, problems: answer.problems };
      return { ...idle, reason: answer?.state === 'conflict' ? w.stale : answer ? w.unable : w.failed };
    });
  }

  /** @param base version of the plan */
  write(base: string, how: ImportWriteRequest['how'], takes?: ('mine' | 'theirs')[]): void {
    const { actions, onStage } = this.#options;
    onStage((stage) => (stage.is === 'known' ? { ...stage, isWriting: true, reason: '' } : stage));
    const request = { id: this.#id, base, how, ...(takes && { takes }) };
    actions.writeImport(request).then((answer) => this.#answered(how, answer), reportError);
  }

  restart(): void {
    this.#end();
    this.#show(firstStage);
  }

  /** The window opened, again if it is rendered twice. */
  open(): void {
    this.#isClosed = false;
  }

  close(): void {
    this.#isClosed = true;
    this.#end();
  }
}
