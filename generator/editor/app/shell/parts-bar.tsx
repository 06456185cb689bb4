import { css } from '@linaria/core';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Drawing } from '../parts/drawing.tsx';
import { useWords } from '../words/words.tsx';
import { type Part, useView } from './view.ts';

const bar = css`
  display: none;
  background: var(--surface);
  border-block-start: 1px solid var(--hairline);

  @media (max-width: 60rem) {
    display: block;
  }

  & > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
  }

  & button {
    display: grid;
    place-items: center;
    gap: 0.125rem;
    padding: 0.5rem;
    font-size: 0.8125rem;
    background: none;
    border: 0;
  }

  @media (max-height: 30rem) {
    & button {
      display: flex;
      justify-content: center;
      padding: 0.25rem;
    }
  }

  & button[data-selected] {
    font-weight: 600;
    color: var(--accent);
    background: var(--accent-wash);
  }
`;

const parts = [
  ['outline', 'list'],
  ['frame', 'page'],
  ['panel', 'form'],
] as const;

/** Switches between the parts of the editor on narrow screens. */
export function PartsBar() {
  const w = useWords();
  const { view, show } = useView();
  return (
    <nav className={bar} aria-label={w.bar.views}>
      <ToggleButtonGroup
        aria-label={w.bar.views}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[view.part]}
        onSelectionChange={(keys) => show({ part: [...keys][0] as Part })}
      >
        {parts.map(([name, drawing]) => (
          <ToggleButton key={name} id={name}>
            <Drawing name={drawing} />
            {w.bar[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </nav>
  );
}
