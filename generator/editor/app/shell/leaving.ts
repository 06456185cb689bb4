import type { Changes } from '../store/changes.ts';
import type { Editor } from '../store/editor.ts';

/** How long the editor is not left while something is on its way. Milliseconds. */
const patience = 3000;

/** Goes to another page as soon as what was entered is in the file; where that takes long, the browser asks first. */
export function goTo(changes: Changes, address: () => string | URL): void {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  Promise.race([changes.finish(), late]).then(() => location.assign(address()), reportError);
}

/** Nobody leaves with something that is not in the file without being asked; who does finds it in the next editor. */
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
