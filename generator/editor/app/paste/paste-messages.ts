import { createContext } from 'react';
import { blankParts } from '../store/blank-parts.ts';
import type { Notes } from '../store/notes.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { words } from '../words/words.tsx';
import type { PastedPictures } from './paste.ts';
import type { TableNames } from './table.ts';

/** Context function that offers to insert pasted pictures. */
export const PastedPicturesContext = createContext<(offered: PastedPictures) => void>(() => undefined);

/** Default names of tables and columns, in the language of the site. */
export const tableNames = (snapshot: Snapshot): TableNames => words[blankParts(snapshot).language].pasted.table;

/** Shows a message about changes to pasted text, if there are any. */
export function showPasteNotes(notes: Notes, pasteNotes: string[]): void {
  if (pasteNotes.length > 0) notes.show(['cleaned', ...pasteNotes].join(' '));
}
