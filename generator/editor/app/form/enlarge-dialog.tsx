import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { Cell } from '../../document/grid/grid.ts';
import type { GridLimits } from '../../document/grid/lines.ts';
import type { PasteSpace } from '../../document/grid/paste.ts';
import type { Range } from '../../document/grid/range.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { button, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';

const soft = css`
  color: var(--soft);
`;

/** A paste that is larger than the grid. */
export interface PendingPaste {
  range: Range;
  at: Cell;
  space: PasteSpace;
}

interface EnlargeDialogProps {
  pendingPaste: PendingPaste | undefined;
  limits: GridLimits;
  onChoose: (added: PasteSpace['allowed']) => void;
  onClose: () => void;
}

const most = (limit: number) => (Number.isFinite(limit) ? limit : '∞');

/** Dialog content: size of the paste, what fits, and the choices. */
function Question({ pendingPaste, limits, onChoose, onClose }: EnlargeDialogProps & { pendingPaste: PendingPaste }) {
  const { controls, cancel } = useWords();
  const { paste: w } = controls.grid;
  const { needed, allowed } = pendingPaste.space;
  const isCut = allowed.rows < needed.rows || allowed.columns < needed.columns;
  const choose = (added: PasteSpace['allowed']) => {
    onChoose(added);
    onClose();
  };
  return (
    <>
      <p>{fill(w.about, { rows: pendingPaste.range.length, columns: pendingPaste.range[0]?.length ?? 0 })}</p>
      {isCut ? (
        <p className={soft}>{fill(w.limit, { rows: most(limits.rows.most), columns: most(limits.columns.most) })}</p>
      ) : null}
      <div className={row}>
        {allowed.rows + allowed.columns > 0 ? (
          <Button className={button} data-main="" autoFocus onPress={() => choose(allowed)}>
            {fill(w.enlarge, allowed)}
          </Button>
        ) : null}
        <Button className={button} onPress={() => choose({ rows: 0, columns: 0 })}>
          {w.fit}
        </Button>
        <Button className={button} onPress={onClose}>
          {cancel}
        </Button>
      </div>
    </>
  );
}

/** Dialog that asks whether to enlarge a grid to fit a paste. */
export function EnlargeDialog(props: EnlargeDialogProps) {
  const { grid: w } = useWords().controls;
  const { pendingPaste, onClose } = props;
  return (
    <DialogFrame title={w.paste.title} isNarrow isOpen={pendingPaste !== undefined} onOpenChange={onClose}>
      {() => (pendingPaste ? <Question {...props} pendingPaste={pendingPaste} /> : null)}
    </DialogFrame>
  );
}
