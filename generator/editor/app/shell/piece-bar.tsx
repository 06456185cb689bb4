import { css } from '@linaria/core';
import { useRef } from 'react';
import { IconButton } from '../parts/icon-button.tsx';
import { useWords } from '../words/words.tsx';
import type { PageWriting } from '../writing/page/page-writing.ts';
import { addableKinds, addPiece, placePiece, typeInto } from '../writing/page/piece-actions.ts';
import { PieceHandle, pieceActs } from './piece-handle.tsx';
import { PieceMenu } from './piece-menu.tsx';
import { usePieceState } from './piece-state.ts';
import { useOneByOne } from './use-narrow.ts';
import { usePieceDrag } from './use-piece-drag.ts';
import { usePiecePosition } from './use-piece-position.ts';
import { useView } from './view.ts';

const bar = css`
  position: absolute;
  z-index: 1;
  display: flex;
  gap: 0.125rem;
  padding: 0.125rem;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--hairline);
  border-radius: 0.625rem;
  box-shadow: var(--shadow);

  &[data-below] {
    inset-inline: 0;
    inset-block-end: 0;
    justify-content: space-around;
    border-inline: 0;
    border-block-end: 0;
    border-radius: 0;
  }

  &[data-below] button {
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }

  & [data-handle] {
    cursor: grab;
    touch-action: none;
  }
`;

const dropLine = css`
  position: absolute;
  inset-inline: 0;
  z-index: 1;
  block-size: 3px;
  pointer-events: none;
  background: var(--accent);
`;

const hiddenFromView = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Prevents a button press from taking the focus from the page: the on-screen keyboard would close. */
const keepFocus = (event: React.SyntheticEvent) => event.preventDefault();

/** What can be done with the piece, side by side: there is no room for a menu above the on-screen keyboard. */
function FlatActs({ writing }: { writing: PageWriting }) {
  const { pieces: w } = useWords();
  return (
    <span onMouseDownCapture={keepFocus} onPointerDownCapture={keepFocus}>
      {pieceActs.map(({ id, drawing, run }) => (
        <IconButton key={id} label={w[id]} drawing={drawing} isSmall onPress={() => run(writing)} />
      ))}
    </span>
  );
}

/** Buttons for the current piece. */
function PieceButtons({ writing, isBelow }: { writing: PageWriting; isBelow: boolean }) {
  const { pieces: w } = useWords();
  const { view, show } = useView();
  const [tools, plus] = [useRef<HTMLDivElement>(null), useRef<HTMLSpanElement>(null)];
  const drag = usePieceDrag(writing.surface, (from, to) => placePiece(writing, from, to));
  usePiecePosition(isBelow ? undefined : writing.surface?.pieceElement, tools);
  const close = () => show({ pieceMenu: undefined });
  return (
    <>
      {drag.line === undefined ? null : <div className={dropLine} style={{ insetBlockStart: drag.line }} />}
      <div ref={tools} className={bar} role="toolbar" aria-label={w.tools} data-below={isBelow || undefined}>
        <span ref={plus} onMouseDownCapture={keepFocus} onPointerDownCapture={keepFocus}>
          <IconButton label={w.add} drawing="plus" isSmall onPress={() => show({ pieceMenu: 'button' })} />
        </span>
        {isBelow ? <FlatActs writing={writing} /> : <PieceHandle writing={writing} drag={drag} />}
      </div>
      <PieceMenu
        kinds={addableKinds(writing)}
        isOpen={view.pieceMenu !== undefined}
        anchor={plus}
        onPick={(kind) => {
          close();
          addPiece(writing, kind);
        }}
        onClose={(query) => {
          close();
          // Without a choice, what was typed is text.
          typeInto(writing, view.pieceMenu === 'slash' ? `/${query}` : '');
        }}
      />
    </>
  );
}

/** Tools of the piece of running text with the caret, and what is said about it. */
export function PieceBar() {
  const { frame, pieceState } = useView();
  const { said } = usePieceState(pieceState);
  const isBelow = useOneByOne();
  const writing = frame.current?.texts.writing;
  return (
    <>
      <p className={hiddenFromView} role="status">
        {said}
      </p>
      {writing?.surface ? <PieceButtons writing={writing} isBelow={isBelow} /> : null}
    </>
  );
}
