import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Editor } from './editor.ts';
import type { Snapshot, Standing } from './snapshot.ts';

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor of the app. @throws Error outside of it. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor here.');
  return editor;
}

/** A part of what the editor shows; drawn again only when it is another. @param read gives the same object for the same part */
export function usePart<Part>(read: (snapshot: Snapshot) => Part): Part {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, () => read(editor.state.snapshot()));
}

/** A part of how things stand beside what is edited; drawn again only when it is another. */
export function useStanding<Name extends keyof Standing>(name: Name): Standing[Name] {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, () => editor.state.standing()[name]);
}

/** What the editor shows now; drawn again when it changes. */
export function useSnapshot(): Snapshot {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, editor.state.snapshot);
}
