import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';
import type { Snapshot } from './snapshot.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor of the app. @throws Error outside of it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor here.');
  return editor;
}

/** What the editor shows now; drawn again when it changes. */
export function useSnapshot(): Snapshot {
  const editor = useEditor();
  return useSyncExternalStore(editor.subscribe, editor.snapshot);
}
