import type { FieldModel } from '../../document/protocol-forms.ts';
import type { LocatedField } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import type { WritingTools } from './tools.ts';

/** Text being edited in the page, for the toolbar and the strip. */
export interface ActiveText {
  path: Path;
  shown: { path: Path; field: FieldModel & { is: 'text' }; found: LocatedField };
  edited: WritingTools;
  text: string;
  /** Running text without a selection: its tools would cover the text around it, and show when they are called. */
  isQuiet?: boolean;
}
