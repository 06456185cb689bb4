import { useRef, useState } from 'react';
import { Menu, MenuItem, Popover, Text } from 'react-aria-components';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import { iconButton, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import type { PageWriting } from '../writing/page/page-writing.ts';
import { copyPiece, deletePiece, openFields, stepPiece } from '../writing/page/piece-actions.ts';
import type { usePieceDrag } from './use-piece-drag.ts';

interface Act {
  id: 'up' | 'down' | 'duplicate' | 'fields' | 'remove';
  drawing: DrawingName;
  run: (writing: PageWriting) => void;
}

/** What can be done with a piece. */
export const pieceActs: readonly Act[] = [
  { id: 'up', drawing: 'up', run: (writing) => stepPiece(writing, -1) },
  { id: 'down', drawing: 'down', run: (writing) => stepPiece(writing, 1) },
  { id: 'duplicate', drawing: 'copy', run: copyPiece },
  { id: 'fields', drawing: 'form', run: openFields },
  { id: 'remove', drawing: 'trash', run: deletePiece },
];

interface HandleMenuProps {
  writing: PageWriting;
  isOpen: boolean;
  anchor: React.RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Menu of what can be done with the piece. */
function HandleMenu({ writing, isOpen, anchor, onClose }: HandleMenuProps) {
  const { pieces: w } = useWords();
  return (
    <Popover
      className={popover}
      isOpen={isOpen}
      onOpenChange={(isShown) => isShown || onClose()}
      triggerRef={anchor}
      placement="bottom start"
    >
      <Menu
        aria-label={w.tools}
        className={menu}
        autoFocus="first"
        onAction={(key) => {
          onClose();
          pieceActs.find(({ id }) => id === key)?.run(writing);
        }}
        onClose={onClose}
      >
        {pieceActs.map(({ id, drawing }) => (
          <MenuItem key={id} id={id} className={menuItem} textValue={w[id]} data-danger={id === 'remove' || undefined}>
            <Drawing name={drawing} size={16} />
            <Text slot="label">{w[id]}</Text>
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}

/** Handle beside the current piece: dragged, it moves the piece; pressed, it opens its menu. */
export function PieceHandle({ writing, drag }: { writing: PageWriting; drag: ReturnType<typeof usePieceDrag> }) {
  const { pieces: w } = useWords();
  const handle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isDragged = useRef(false);
  return (
    <>
      <button
        ref={handle}
        type="button"
        className={iconButton}
        data-small=""
        data-handle=""
        aria-label={w.handle}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={w.handle}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={(event) => {
          isDragged.current = drag.onPointerUp(event);
        }}
        onPointerCancel={drag.onPointerCancel}
        onClick={() => {
          if (!isDragged.current) setOpen(true);
          isDragged.current = false;
        }}
      >
        <Drawing name="grip" size={16} />
      </button>
      <HandleMenu writing={writing} isOpen={isOpen} anchor={handle} onClose={() => setOpen(false)} />
    </>
  );
}
