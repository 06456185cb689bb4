import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { Cell } from '../../../edit/grid/grid.ts';
import type { GridLimits } from '../../../edit/grid/lines.ts';
import type { Room } from '../../../edit/grid/paste.ts';
import type { Range } from '../../../edit/grid/range.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { button, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';

const soft = css`
  color: var(--soft);
`;

/** A paste that a grid has not got room for. */
export interface AskedPaste {
  range: Range;
  at: Cell;
  room: Room;
}

interface EnlargeDialogProps {
  asked: AskedPaste | undefined;
  limits: GridLimits;
  onChoose: (added: Room['allowed']) => void;
  onClose: () => void;
}

/** Asks whether a grid is to become larger for what is pasted. */
export function EnlargeDialog({ asked, limits, onChoose, onClose }: EnlargeDialogProps) {
  const w = useWords();
  const choose = (added: Room['allowed']) => {
    onChoose(added);
    onClose();
  };
  const most = (limit: number) => (Number.isFinite(limit) ? limit : '∞');
  return (
    <DialogFrame title={w.controls.grid.paste.title} isNarrow isOpen={asked !== undefined} onOpenChange={onClose}>
      {() => {
        if (!asked) return null;
        const { range, room } = asked;
        const { needed, allowed } = room;
        const isCut = allowed.rows < needed.rows || allowed.columns < needed.columns;
        return (
          <>
            <p>{fill(w.controls.grid.paste.about, { rows: range.length, columns: range[0]?.length ?? 0 })}</p>
            {isCut ? (
              <p className={soft}>
                {fill(w.controls.grid.paste.limit, { rows: most(limits.rows.most), columns: most(limits.columns.most) })}
              </p>
            ) : null}
            <div className={row}>
              {allowed.rows + allowed.columns > 0 ? (
                <Button className={button} data-main="" autoFocus onPress={() => choose(allowed)}>
                  {fill(w.controls.grid.paste.enlarge, allowed)}
                </Button>
              ) : null}
              <Button className={button} onPress={() => choose({ rows: 0, columns: 0 })}>
                {w.controls.grid.paste.fit}
              </Button>
              <Button className={button} onPress={onClose}>
                {w.cancel}
              </Button>
            </div>
          </>
        );
      }}
    </DialogFrame>
  );
}
