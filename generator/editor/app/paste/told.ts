import { createContext } from 'react';
import { blankParts } from '../store/blank-parts.ts';
import type { Notes } from '../store/notes.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { words } from '../words/words.tsx';
import type { OfferedPictures } from './paste.ts';
import type { TableNames } from './table.ts';

/** Asks whether pictures that were pasted are wanted. */
export const OfferPictures = createContext<(offered: OfferedPictures) => void>(() => undefined);

/** What pasted tables and columns without a name are called, in the language of the site. */
export const tableNames = (snapshot: Snapshot): TableNames => words[blankParts(snapshot).language].pasted.table;

/** Says what of a pasted text was not taken as it was, if anything. */
export function sayPasted(notes: Notes, told: string[]): void {
  if (told.length > 0) notes.say(['cleaned', ...told].join(' '));
}
