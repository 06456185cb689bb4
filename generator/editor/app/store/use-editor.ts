import { createContext, useContext, useSyncExternalStore } from 'react';
import { offsetAt } from '../model/offset.ts';
import type { Editor } from './editor.ts';
import type { EditorStatus, Snapshot } from './snapshot.ts';

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
export function useEditorStatus<Name extends keyof EditorStatus>(name: Name): EditorStatus[Name] {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, () => editor.state.status()[name]);
}

/** Current snapshot; re-renders on every change. */
export function useSnapshot(): Snapshot {
  const editor = useEditor();
  return useSyncExternalStore(editor.state.subscribe, editor.state.snapshot);
}

/** Tells the UTC offset of the site's times at a day and time of day. */
export function useOffset(): (day: string, time: string) => string {
  const zone = usePart(({ state }) => state?.timeZone) ?? 'Z';
  return (day, time) => offsetAt(zone, day, time);
}
