import type { Changes } from '../store/changes.ts';
import type { Editor } from '../store/editor.ts';

/** Maximum wait for pending changes before leaving, in milliseconds. */
const leaveTimeout = 3000;

/** Goes to another address once pending input is written. After a timeout it leaves anyway, and the browser asks. */
export function goTo(changes: Changes, address: () => string | URL): void {
  const late = new Promise((resolve) => setTimeout(resolve, leaveTimeout));
  Promise.race([changes.finish(), late]).then(() => location.assign(address()), reportError);
}

/** Warns before unload if input is not in the file yet, and keeps such input for the next editor page. */
export function guardLeaving({ changes, leave }: Pick<Editor, 'changes' | 'leave'>): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!changes.isSafe()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  addEventListener('pagehide', leave);
  return () => {
    removeEventListener('beforeunload', ask);
    removeEventListener('pagehide', leave);
  };
}
