import { useCallback, useEffect, useRef, useState } from 'react';
import type { Operation } from '../../model/operations.ts';
import type { Query } from './client.ts';
import { useDesk } from './desk-context.ts';

/** Answer to a GET operation, and what went wrong with the last request. */
export interface Loading<Answer> {
  data: Answer | undefined;
  error: unknown;
  /** Asks again; the former answer stays until then. */
  reload: () => Promise<void>;
}

/** Asks an operation, and again when the query changes. */
export function useAnswer<Answer>(operation: Operation, query: Query = {}): Loading<Answer> {
  const { client } = useDesk();
  const key = JSON.stringify([operation, query]);
  const [state, setState] = useState<{ key: string; data?: Answer; error?: unknown }>({ key });
  const last = useRef('');
  const reload = useCallback(async () => {
    last.current = key;
    const [asked, asking] = JSON.parse(key) as [Operation, Query];
    const next = await client.ask<Answer>(asked, asking).then(
      (data) => ({ key, data }),
      (error) => ({ key, error }),
    );
    // An answer to an earlier question may come after one to a later question.
    if (last.current === key) setState((former) => ('error' in next && former.key === key ? { ...former, ...next } : next));
  }, [client, key]);
  useEffect(() => {
    reload();
    return () => {
      last.current = '';
    };
  }, [reload]);
  const isCurrent = state.key === key;
  return { data: isCurrent ? state.data : undefined, error: isCurrent ? state.error : undefined, reload };
}

/** The same for a list of which the server answers a part at a time. */
export interface Pages<Answer> extends Omit<Loading<Answer>, 'data'> {
  /** Answers so far: the first, and those that followed. */
  answers: Answer[];
  isLoadingMore: boolean;
  /** @param before where the next part begins */
  loadMore: (before: string) => Promise<void>;
}

export function usePages<Answer>(operation: Operation, query: Query): Pages<Answer> {
  const { client } = useDesk();
  const { data, error, reload } = useAnswer<Answer>(operation, query);
  const [more, setMore] = useState<{ of: Answer | undefined; answers: Answer[]; error?: unknown }>({ of: data, answers: [] });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const isOfFirst = more.of === data;
  const answers = data === undefined ? [] : [data, ...(isOfFirst ? more.answers : [])];
  const loadMore = async (before: string) => {
    if (isLoadingMore) return;
    setLoadingMore(true);
    const former = isOfFirst ? more.answers : [];
    await client.ask<Answer>(operation, { ...query, before }).then(
      (next) => setMore({ of: data, answers: [...former, next] }),
      (failure) => setMore({ of: data, answers: former, error: failure }),
    );
    setLoadingMore(false);
  };
  return { answers, error: error ?? (isOfFirst ? more.error : undefined), reload, isLoadingMore, loadMore };
}
