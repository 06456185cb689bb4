import { css } from '@linaria/core';
import { useRef } from 'react';
import { Autocomplete, Dialog, Input, ListBox, ListBoxItem, Popover, SearchField, Text } from 'react-aria-components';
import { matches } from '../../../../templates/components/fold.ts';
import { input, menu, menuItem, popover } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import type { PieceKind } from '../writing/page/kinds.ts';

const box = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  inline-size: min(20rem, 86vw);
  max-block-size: inherit;
  padding: 0.5rem;
  outline: none;

  & [role="listbox"] {
    overflow: auto;
  }

  & [slot="description"] {
    display: block;
    font-size: 0.75rem;
    line-height: 1.4;
    color: var(--soft);
  }
`;

interface PieceMenuProps {
  kinds: readonly PieceKind[];
  isOpen: boolean;
  anchor: React.RefObject<HTMLElement | null>;
  onPick: (kind: PieceKind) => void;
  /** Called when the menu is closed without a choice, with what was searched for. */
  onClose: (query: string) => void;
}

function Kinds({ kinds, onPick }: Pick<PieceMenuProps, 'kinds' | 'onPick'>) {
  const { pieces: w } = useWords();
  return (
    <ListBox
      aria-label={w.kinds}
      className={menu}
      items={kinds}
      selectionMode="none"
      renderEmptyState={() => w.none}
      onAction={(key) => {
        const kind = kinds.find(({ id }) => id === key);
        if (kind) onPick(kind);
      }}
    >
      {({ id, label, about }) => (
        <ListBoxItem id={id} className={menuItem} textValue={label}>
          <span>
            <Text slot="label">{label}</Text>
            {about === '' ? null : <Text slot="description">{about}</Text>}
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}

/** Menu of the pieces that can be added, filtered by typing. */
export function PieceMenu({ kinds, isOpen, anchor, onPick, onClose }: PieceMenuProps) {
  const { pieces: w } = useWords();
  const query = useRef('');
  if (!isOpen) query.current = '';
  return (
    <Popover
      className={popover}
      isOpen={isOpen}
      onOpenChange={(isShown) => isShown || onClose(query.current)}
      triggerRef={anchor}
      placement="bottom start"
    >
      <Dialog className={box} aria-label={w.add}>
        <Autocomplete
          filter={matches}
          onInputChange={(text) => {
            query.current = text;
          }}
        >
          <SearchField aria-label={w.search} autoFocus>
            <Input className={input} placeholder={w.search} />
          </SearchField>
          <Kinds kinds={kinds} onPick={onPick} />
        </Autocomplete>
      </Dialog>
    </Popover>
  );
}
