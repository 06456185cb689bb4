import type { piecesAr } from './pieces-ar.ts';

/** English texts about writing running text on the page. */
export const piecesEn: typeof piecesAr = {
  name: 'Text being written on the page',
  tools: 'Tools of this part',
  add: 'Add a part',
  search: 'Search the kinds of parts',
  kinds: 'Kinds of parts',
  none: 'There is no kind of this name.',
  paragraph: 'Paragraph',
  numbered: 'Numbered list',
  handle: 'Drag to move this part, or press for its options',
  up: 'Move up (Alt+Shift+↑)',
  down: 'Move down (Alt+Shift+↓)',
  duplicate: 'Duplicate',
  remove: 'Delete',
  fields: 'Open its fields',
  said: {
    added: 'Added: {what}',
    movedUp: 'Moved up: {what}, now {n} of {total}',
    movedDown: 'Moved down: {what}, now {n} of {total}',
    joined: 'Joined with the text before it',
    removed: 'The part was deleted',
    duplicated: 'Duplicated: {what}',
    selected: 'Selected: {what}. Enter goes into it, Delete deletes it',
    uploading: 'Uploading the file…',
  },
};
