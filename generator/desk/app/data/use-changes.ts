import { useEffect } from 'react';
import type { Changed } from '../../model/signal.ts';
import { operationAddress } from './client.ts';

type Listener = (changed: Changed) => void;

const listeners = new Set<Listener>();
let source: EventSource | undefined;

function read({ data }: MessageEvent<string>): void {
  const { changed } = JSON.parse(data) as { changed: Changed };
  for (const listener of [...listeners]) listener(changed);
}

/** One stream for all parts of the page, open while one of them listens. */
function listen(listener: Listener): () => void {
  listeners.add(listener);
  if (!source) {
    source = new EventSource(operationAddress('events'));
    source.onmessage = read;
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    source?.close();
    source = undefined;
  };
}

/**
 * Calls a function when the server says that something changed, and when the window is looked at again, as a stream may have been
 * interrupted meanwhile.
 */
export function useChanges(wanted: Changed, onChange: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') onChange();
    };
    document.addEventListener('visibilitychange', look);
    const stop = listen((changed) => {
      if (changed === wanted) onChange();
    });
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [wanted, onChange]);
}
