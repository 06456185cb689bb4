import { useState } from 'react';
import type { PublishRequest, WorkEvent } from '../../document/protocol-publishing.ts';
import { RequestError } from '../store/api.ts';
import { useEditor } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';

/** Progress and result of a build or publication. */
export function useWork(onDone: () => void) {
  const { publish: w } = useWords();
  const { api } = useEditor();
  const [event, setEvent] = useState<WorkEvent | undefined>(undefined);
  const fail = (reason: string) => setEvent({ is: 'failed', reason, problems: [] });
  const run = (path: 'build' | 'publish', body: PublishRequest | Record<string, never>) => {
    let last: WorkEvent = { is: 'progress', words: w.begins };
    const note = (next: WorkEvent) => {
      last = next;
      setEvent(next);
    };
    note(last);
    api
      .work(path, body, note)
      .then(() => {
        // The server may have stopped midway.
        if (last.is === 'progress') fail(w.broken);
        if (last.is === 'done') onDone();
      })
      .catch((error) => fail(error instanceof RequestError && error.status === 409 ? w.busy : w.failed));
  };
  return { event, isBusy: event?.is === 'progress', run, fail };
}
