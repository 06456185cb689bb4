import { css } from '@linaria/core';
import type { KeyboardEvent } from 'react';
import {
  Button,
  GridList,
  GridListItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Text,
  useDragAndDrop,
} from 'react-aria-components';
import { iconButton, menu, menuItem, popover } from '../style/controls.ts';
import type { Words } from '../words/ar.ts';
import { fill, useWords } from '../words/words.tsx';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawings.ts';
import { IconButton } from './icon-button.tsx';

export interface SortableItem {
  id: string;
  label: string;
  detail?: string | undefined;
  /** Number of problems of the item. */
  problems?: number;
  /** Shown faint, for an item that the page does not show. */
  isFaint?: boolean;
  /** Additional actions of the item. */
  actions?: ItemAction[];
}

export interface ItemAction {
  id: string;
  label: string;
  drawing: DrawingName;
  isDanger?: boolean;
}

/** Actions that most items have. */
export const copyAndRemove = ({ outline: w }: Words): ItemAction[] => [
  { id: 'duplicate', label: w.duplicate, drawing: 'copy' },
  { id: 'remove', label: w.remove, drawing: 'trash', isDanger: true },
];

interface SortableListProps {
  label: string;
  items: SortableItem[];
  selected?: string | undefined;
  onOpen: (index: number) => void;
  onMove: (from: number, to: number) => void;
  actions: ItemAction[];
  onAction: (index: number, action: string) => void;
}

const list = css`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;

  & > [role="row"] {
    border-radius: var(--radius);
    outline-offset: -2px;
  }

  & > [role="row"][data-hovered] {
    background: var(--accent-wash);
  }

  & > [role="row"][data-selected] {
    background: var(--accent-wash);
    box-shadow: inset 3px 0 0 var(--accent);
  }

  &:dir(rtl) > [role="row"][data-selected] {
    box-shadow: inset -3px 0 0 var(--accent);
  }

  & > [role="row"][data-dragging] {
    opacity: 0.5;
  }

  & :is([data-drop-target]).react-aria-DropIndicator {
    outline: 2px solid var(--focus);
  }
`;

const item = css`
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.25rem;
  cursor: pointer;
`;

const names = css`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;

  & > * {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-faint] > span {
    color: var(--soft);
  }

  & > small {
    font-size: 0.75rem;
    color: var(--soft);
  }
`;

const mark = css`
  flex: none;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  background: var(--warning);
  border-radius: 50%;
`;

function More({ name, actions, onAction }: { name: string; actions: ItemAction[]; onAction: (action: string) => void }) {
  const w = useWords();
  return (
    <MenuTrigger>
      <IconButton label={fill(w.outline.more, { name })} drawing="more" isSmall />
      <Popover className={popover} placement="bottom end">
        <Menu className={menu} onAction={(key) => onAction(String(key))}>
          {actions.map(({ id, label, drawing, isDanger }) => (
            <MenuItem key={id} id={id} className={menuItem} data-danger={isDanger || undefined} textValue={label}>
              <Drawing name={drawing} size={16} />
              <Text slot="label">{label}</Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface RowProps {
  item: SortableItem;
  actions: ItemAction[];
  onAction: (action: string) => void;
}

function Row({ item: { id, label, detail, problems, isFaint }, actions, onAction }: RowProps) {
  const { outline: w } = useWords();
  return (
    <GridListItem id={id} textValue={label}>
      <div className={item}>
        <Button slot="drag" className={iconButton} data-small="" aria-label={fill(w.drag, { name: label })}>
          <Drawing name="grip" size={16} />
        </Button>
        <span className={names} data-faint={isFaint || undefined}>
          <span dir="auto">{label}</span>
          {detail === undefined ? null : <small>{detail}</small>}
        </span>
        {problems ? <span className={mark} role="img" aria-label={fill(w.problems, { count: problems })} /> : null}
        <More name={label} actions={actions} onAction={onAction} />
      </div>
    </GridListItem>
  );
}

/** Drag and drop for list items, with keyboard support. */
function useDragging(items: SortableItem[], onMove: SortableListProps['onMove']) {
  const indexOf = (key: unknown) => items.findIndex(({ id }) => id === key);
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': items[indexOf(key)]?.label ?? '' })),
    onReorder: ({ keys, target }) => {
      const from = indexOf([...keys][0]);
      const to = indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0);
      onMove(from, to > from ? to - 1 : to);
    },
  }).dragAndDropHooks;
}

/** Moves the focused item with Alt and an arrow key, and removes it with Delete. */
function pressKey(event: KeyboardEvent, { items, onMove, onAction }: SortableListProps): void {
  const key = (event.target as Element).closest('[role="row"]')?.getAttribute('data-key');
  const index = items.findIndex(({ id }) => id === key);
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (index === -1 || (event.key !== 'Delete' && !(event.altKey && step))) return;
  event.preventDefault();
  event.stopPropagation();
  const to = index + (step ?? 0);
  if (!step) onAction(index, 'remove');
  else if (to >= 0 && to < items.length) onMove(index, to);
}

/** List whose items are reordered by drag and drop (also by keyboard), by Alt and an arrow key, or by their menu. */
export function SortableList(props: SortableListProps) {
  const { label, items, selected, onOpen, onMove, actions, onAction } = props;
  const { outline: w } = useWords();
  const indexOf = (key: unknown) => items.findIndex(({ id }) => id === key);
  const act = (index: number, action: string) => {
    if (action === 'up') onMove(index, index - 1);
    else if (action === 'down') onMove(index, index + 1);
    else onAction(index, action);
  };
  const actionsAt = (index: number, name: string): ItemAction[] => [
    ...(index > 0 ? [{ id: 'up', label: fill(w.up, { name }), drawing: 'up' as const }] : []),
    ...(index < items.length - 1 ? [{ id: 'down', label: fill(w.down, { name }), drawing: 'down' as const }] : []),
    ...(items[index]?.actions ?? []),
    ...actions,
  ];
  return (
    <div onKeyDownCapture={(event) => pressKey(event, props)}>
      <GridList
        aria-label={label}
        className={list}
        items={items}
        dependencies={[actions, items]}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => keys !== 'all' && keys.size > 0 && onOpen(indexOf([...keys][0]))}
        dragAndDropHooks={useDragging(items, onMove)}
      >
        {(one) => (
          <Row item={one} actions={actionsAt(indexOf(one.id), one.label)} onAction={(action) => act(indexOf(one.id), action)} />
        )}
      </GridList>
    </div>
  );
}
