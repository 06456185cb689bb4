const handlers = new Set<() => unknown>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function runHandlers(): void {
  for (const act of handlers) {
    try {
      act();
    } catch {
      // Output is not possible any more; run the remaining handlers.
    }
  }
  handlers.clear();
}

function handleSignal(signal: NodeJS.Signals): void {
  runHandlers();
  stopListening();
  // Other listeners end the process themselves.
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
 * Runs a cleanup function synchronously when the process is interrupted or exits, which `finally` does not cover.
 * @returns a function that cancels it
 */
export function whenInterrupted(act: () => unknown): () => void {
  if (handlers.size === 0) listen();
  handlers.add(act);
  return () => {
    handlers.delete(act);
    if (handlers.size === 0) stopListening();
  };
}
