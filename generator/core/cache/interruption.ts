const acts = new Set<() => unknown>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function actAll(): void {
  for (const act of acts) {
    try {
      act();
    } catch {
      // Nobody is there any more to be told; the others have their turn.
    }
  }
  acts.clear();
}

function end(signal: NodeJS.Signals): void {
  actAll();
  stopListening();
  // Who else listens ends the process in its own way.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function listen(): void {
  process.on('exit', actAll);
  for (const signal of signals) process.on(signal, end);
}

function stopListening(): void {
  process.off('exit', actAll);
  for (const signal of signals) process.off(signal, end);
}

/**
 * Does something at once when the process is interrupted or ends, which no `finally` would do.
 * @returns a function that calls it off.
 */
export function whenInterrupted(act: () => unknown): () => void {
  if (acts.size === 0) listen();
  acts.add(act);
  return () => {
    acts.delete(act);
    if (acts.size === 0) stopListening();
  };
}
