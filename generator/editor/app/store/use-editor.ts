import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';
import type { Snapshot, Standing } from './snapshot.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** @throws Error outside of the app */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor here.');
  return editor;
}

/** Selects a part of the snapshot; re-renders only if it changes. @param read must return the same object for the same part */
export function usePart<Part>(read: (snapshot: Snapshot) => Part): Part {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, () => read(editor.state.snapshot()));
}

/** Selects a part of the status; re-renders only if it changes. */
export function useStanding<Name extends keyof Standing>(name: Name): Standing[Name] {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, () => editor.state.standing()[name]);
}

/** Current snapshot; re-renders on every change. */
export function useSnapshot(): Snapshot {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, editor.state.snapshot);
}
