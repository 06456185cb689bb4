const handlers = new Set<() => unknown>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function runHandlers(): void {
  for (const act of handlers) {
    try {
      act();
    } catch {
      // Nobody is there any more to be told; the others have their turn.
    }
  }
  handlers.clear();
}

function handleSignal(signal: NodeJS.Signals): void {
  runHandlers();
  stopListening();
  // Who else listens ends the process in its own way.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function listen(): void {
  process.on('exit', runHandlers);
  for (const signal of signals) process.on(signal, handleSignal);
}

function stopListening(): void {
  process.off('exit', runHandlers);
  for (const signal of signals) process.off(signal, handleSignal);
}

/**
 * Does something at once when the process is interrupted or ends, which no `finally` would do.
 * @returns a function that calls it off.
 */
export function whenInterrupted(act: () => unknown): () => void {
  if (handlers.size === 0) listen();
  handlers.add(act);
  return () => {
    handlers.delete(act);
    if (handlers.size === 0) stopListening();
  };
}
