import { useEffect, useState } from 'react';
import type { TaskAnswer, TaskRequest } from '../../document/protocol-tasks.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';

/** Debounce before a task is planned, in milliseconds. */
const pause = 250;

/** Plan of a task for the current file; undefined while loading or without a request. */
export function usePlan(request: TaskRequest | undefined): TaskAnswer | undefined {
  const { api } = useEditor();
  const base = useSnapshot().state?.base;
  const asked = request && JSON.stringify(request);
  const [answer, setAnswer] = useState<TaskAnswer | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: plan again when the file changes
  useEffect(() => {
    setAnswer(undefined);
    if (asked === undefined) return undefined;
    return fetchWithRetry(() => api.plan(JSON.parse(asked) as TaskRequest), setAnswer, pause);
  }, [api, asked, base]);
  return answer;
}
