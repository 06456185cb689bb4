import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { Path } from '../model/places.ts';
import { isSame, isWithin } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import type { DrawingName } from '../parts/drawings.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { useView } from './view.ts';

const entry = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  inline-size: 100%;
  padding: 0.375rem 0.5rem;
  text-align: start;
  background: none;
  border: 0;
  border-radius: var(--radius);

  &[data-hovered],
  &[aria-current] {
    background: var(--accent-wash);
  }
`;

/** Keys whose content has its own outline items. */
const ofSections = new Set<unknown>(['routes', 'collections', 'notFound', 'everyPage']);

/** Opens the fields of a part, and shows whether the panel has it open. */
export function OutlineItem({ path, label, drawing }: { path: Path; label: string; drawing: DrawingName }) {
  const { navigation } = useEditor();
  const { focus } = useSnapshot();
  const { show } = useView();
  const isCurrent = ofSections.has(path[0]) ? isSame(focus, path) : isWithin(focus, path);
  const open = () => {
    navigation.focus(path);
    show({ part: 'panel' });
  };
  return (
    <Button className={entry} onPress={open} aria-current={isCurrent || undefined}>
      <Drawing name={drawing} size={18} />
      {label}
    </Button>
  );
}
