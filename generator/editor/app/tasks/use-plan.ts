import { useEffect, useState } from 'react';
import type { TaskAnswer, TaskRequest } from '../../document/protocol-tasks.ts';
import { askFor } from '../store/asking.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';

/** How long after the last letter a task is planned. Milliseconds. */
const pause = 250;

/** What a task would do to the file as it is now; undefined while that is not known, or nothing is asked for. */
export function usePlan(request: TaskRequest | undefined): TaskAnswer | undefined {
  const { api } = useEditor();
  const base = useSnapshot().state?.base;
  const asked = request && JSON.stringify(request);
  const [answer, setAnswer] = useState<TaskAnswer | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the file needs another plan
  useEffect(() => {
    setAnswer(undefined);
    if (asked === undefined) return undefined;
    return askFor(() => api.plan(JSON.parse(asked) as TaskRequest), setAnswer, pause);
  }, [api, asked, base]);
  return answer;
}
