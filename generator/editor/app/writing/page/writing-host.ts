import type { MessageLanguage } from '../../../../../templates/model/files/language.ts';
import type { Path } from '../../model/places.ts';
import type { PastedPictures } from '../../paste/paste.ts';
import type { TableNames } from '../../paste/table.ts';
import type { Editor } from '../../store/editor.ts';
import type { Words } from '../../words/ar.ts';
import type { ActiveText } from '../../writing/active-text.ts';
import type { Surface } from './surface.ts';

export interface PageWritingHost {
  language: MessageLanguage;
  names: TableNames;
  onText: (active: ActiveText | undefined) => void;
  /** Called when the text, the selection or the place of the current piece may have changed. */
  onPiece: () => void;
  onPasted: (noteKeys: string[]) => void;
  onPictures: (offered: PastedPictures) => void;
  onLink: () => void;
  /** Opens the menu of pieces. */
  onMenu: () => void;
  onHistory: (isRedo: boolean) => void;
  /** Moves the focus to the field of a place in the panel. */
  onField: (path: Path) => void;
  /** Announces what happened. */
  onSaid: (text: string) => void;
  onMove: (from: Element, step: 1 | -1) => void;
  /** Begins to edit the first text of a piece, once the page shows it. `isNew`: its sample is selected. */
  onEnter: (path: Path, isNew: boolean) => void;
  /** Called before running text is edited: a single text that is edited ends. */
  onBegin: () => void;
  /** Begins to edit a text, once the page shows it. */
  onAwait: (path: Path) => void;
  onEnd: () => void;
}

export type WritingEditor = Pick<Editor, 'api' | 'state' | 'drafts' | 'changes' | 'notes' | 'navigation'>;

/** Running text of a page: the list that is being written, if there is one. */
export interface OpenWriting {
  readonly editor: WritingEditor;
  readonly host: PageWritingHost;
  readonly surface: Surface | undefined;
  /** Announces an event of the current piece. */
  say: (event: keyof Words['pieces']['said']) => void;
  finish: () => void;
}
