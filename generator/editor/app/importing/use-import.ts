import { useEffect, useRef, useState } from 'react';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import type { ImportAccount, ImportAnswer, ImportEvent, ImportPlan, ImportWriteRequest } from '../../document/protocol-import.ts';
import { type Api, RequestError } from '../store/api.ts';
import { useEditor } from '../store/use-editor.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
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

export interface Importing {
  stage: ImportStage;
  /** Address of the whole account. */
  report: string;
  start: (files: readonly ChosenFile[], options: ImportOptions) => void;
  write: (how: ImportWriteRequest['how'], takes?: ('mine' | 'theirs')[]) => void;
  restart: () => void;
}

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

/** Sends, converts and writes an old site. Its files on the server are removed at the end. */
export function useImport(): Importing {
  const { importing: w } = useWords();
  const language = useLanguage();
  const { api, actions } = useEditor();
  const [stage, setStage] = useState<ImportStage>(choosing);
  const id = useRef('');
  const isOpen = useRef(true);
  const end = () => {
    const own = id.current;
    id.current = '';
    if (own !== '') api.importEnd(own).catch(() => undefined);
  };
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      const own = id.current;
      if (own !== '') api.importEnd(own).catch(() => undefined);
    };
  }, [api]);
  const take = (event: ImportEvent) => {
    if (event.is === 'progress') setStage({ is: 'working', words: event.words, share: event.share });
    else if (event.is === 'failed') setStage(choosing(event.reason || w.failed, event.problems));
    else setStage({ ...event, is: 'known', reason: '', problems: [], isWriting: false });
  };
  const convert = async (files: readonly ChosenFile[], options: ImportOptions) => {
    setStage({ is: 'working', words: w.begins });
    const own = await api.importBegin();
    if (own === undefined) return setStage(choosing(w.busy));
    id.current = own;
    const all = count(w.files, files.length, language);
    await sendAll(api, own, files, (done) =>
      setStage({ is: 'working', words: fill(w.uploading, { done, files: all }), share: done / files.length }),
    );
    setStage({ is: 'working', words: w.begins });
    const seen: { last: ImportEvent['is'] } = { last: 'progress' };
    await api.importRun({ id: own, ...options }, (event) => {
      seen.last = event.is;
      take(event);
    });
    // The server may have stopped midway.
    if (seen.last === 'progress') setStage(choosing(w.failed));
    if (seen.last !== 'imported' || !isOpen.current) end();
  };
  const start: Importing['start'] = (files, options) => {
    convert(files, options).catch((error) => {
      end();
      setStage(choosing(error instanceof FileError ? fill(w.badFile, isolated({ file: error.path })) : w.failed));
    });
  };
  const answered = (how: ImportWriteRequest['how'], answer: ImportAnswer | undefined) => {
    if (answer?.state === 'written') {
      end();
      setStage({ is: 'written', how });
      return;
    }
    setStage((current) => {
      if (current.is !== 'known') return current;
      const idle = { ...current, isWriting: false, problems: [] };
      if (answer?.state === 'stale') return { ...idle, plan: answer.plan, reason: w.stale };
      if (answer?.state === 'refused') return { ...idle, reason: w.refused, problems: answer.problems };
      return { ...idle, reason: answer?.state === 'conflict' ? w.stale : answer ? w.unable : w.failed };
    });
  };
  const write: Importing['write'] = (how, takes) => {
    if (stage.is !== 'known' || stage.isWriting) return;
    setStage({ ...stage, isWriting: true, reason: '' });
    const request = { id: id.current, base: stage.plan.base, how, ...(takes && { takes }) };
    actions.writeImport(request).then((answer) => answered(how, answer), reportError);
  };
  const restart = () => {
    end();
    setStage(choosing());
  };
  return { stage, report: api.importReport(id.current), start, write, restart };
}
