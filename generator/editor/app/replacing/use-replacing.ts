import { useEffect, useState } from 'react';
import type { ChangeResult } from '../../document/protocol-changes.ts';
import type { FindAnswer, FindRequest } from '../../document/protocol-replacing.ts';
import { countChosen, toggled } from '../model/chosen-occurrences.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import type { TextReplacement } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';

/** Debounce of the search after the last key, in milliseconds. */
const pause = 200;

export interface Replacing {
  request: FindRequest;
  /** Answer to the request; undefined while it is searched, and without words. */
  answer: FindAnswer | undefined;
  /** Last answer, to show until there is a new one. */
  shown: FindAnswer | undefined;
  without: ReadonlySet<string>;
  /** Number of shown occurrences and parts that are replaced. */
  chosen: FindAnswer['total'];
  /** Result of the last replacement; undefined for none since the query changed. */
  result: ChangeResult['state'] | 'failed' | undefined;
  problems: (ChangeResult & { state: 'refused' })['problems'];
  isBusy: boolean;
  ask: (parts: Partial<FindRequest>) => void;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  replace: () => void;
}

const firstRequest: FindRequest = { find: '', by: '', isWholeWord: false, hasCase: false, isExact: false };

/** Occurrences in the current file; searched again when the file changes. */
function useAnswer(request: FindRequest) {
  const { api, changes } = useEditor();
  const base = useSnapshot().state?.base;
  const asked = JSON.stringify(request);
  const [found, setFound] = useState<{ asked: string; answer: FindAnswer } | undefined>(undefined);
  const isEmpty = request.find.trim() === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: search again when the file changes
  useEffect(() => {
    if (isEmpty) {
      setFound(undefined);
      return undefined;
    }
    // Unsent input is part of what is searched.
    const search = () => changes.finish().then(() => api.find(JSON.parse(asked) as FindRequest));
    return fetchWithRetry(search, (answer) => setFound({ asked, answer }), pause);
  }, [api, changes, asked, base, isEmpty]);
  return { shown: found?.answer, answer: found?.asked === asked ? found.answer : undefined };
}

const noOccurrences = { occurrences: 0, parts: 0 };

/** State of finding and replacing in the whole site. @param first what it begins with; a value to replace is found as a whole word */
export function useReplacing(first: Partial<TextReplacement> | undefined): Replacing {
  const { actions } = useEditor();
  const [request, setRequest] = useState({ ...firstRequest, ...first, isWholeWord: first?.by !== undefined });
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<ChangeResult | 'failed' | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const { answer, shown } = useAnswer(request);
  const ask = (parts: Partial<FindRequest>) => {
    setRequest((current) => ({ ...current, ...parts }));
    setLast(undefined);
    if (!('by' in parts)) setWithout(new Set());
  };
  const replace = async () => {
    if (!answer || isBusy) return;
    setBusy(true);
    const result = await actions.replaceTexts({ ...request, base: answer.base, without: [...without] });
    setBusy(false);
    setLast(result ?? 'failed');
    if (result?.state === 'written') setWithout(new Set());
  };
  return {
    request,
    answer,
    shown,
    without,
    chosen: shown ? countChosen(shown, without) : noOccurrences,
    result: last === 'failed' ? last : last?.state,
    problems: last !== 'failed' && last?.state === 'refused' ? last.problems : [],
    isBusy,
    ask,
    choose: (ids, isChosen) => setWithout((current) => toggled(current, ids, isChosen)),
    replace,
  };
}
