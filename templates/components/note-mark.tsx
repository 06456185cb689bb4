import { createContext, use } from 'react';
import type { InlineNode } from '../model/planned/values.ts';

export type Note = Extract<InlineNode, { mark: 'note' }>;

/** A note of a text: its number as the site writes it, and where it and its mark are. */
export interface NumberedNote {
  note: Note;
  number: string;
  /** What screen readers say in place of the number. */
  name: string;
  id: string;
  markId: string;
}

/** The notes of the text that is rendered. */
const Notes = createContext<ReadonlyMap<Note, NumberedNote>>(new Map());

export const NotesProvider = Notes.Provider;

/** The number in a sentence that leads to its note. */
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
