import { createContext, use } from 'react';
import type { InlineNode } from '../model/planned/values.ts';

export type Note = Extract<InlineNode, { mark: 'note' }>;

/** Numbered note: its formatted number, and ids of note and reference. */
export interface NumberedNote {
  note: Note;
  number: string;
  /** Accessible name in place of the number. */
  name: string;
  id: string;
  markId: string;
}

/** Notes of the text being rendered. */
const Notes = createContext<ReadonlyMap<Note, NumberedNote>>(new Map());

export const NotesProvider = Notes.Provider;

/** Note reference in a sentence. */
export function NoteMark({ note }: { note: Note }) {
  const numbered = use(Notes).get(note);
  if (!numbered) return null;
  const { number, name, id, markId } = numbered;
  return (
    <sup>
      <a id={markId} href={`#${id}`} role="doc-noteref" aria-label={name}>
        {number}
      </a>
    </sup>
  );
}
