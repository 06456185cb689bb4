import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, type DisclosureProps, Heading } from 'react-aria-components';
import { useWords } from '../words/words.tsx';
import { Drawing } from './drawing.tsx';

const folded = css`
  min-inline-size: 0;
  border-block: 1px solid var(--hairline);

  & > h3 {
    font-size: inherit;
    font-weight: 500;
  }

  & > h3 > button {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    inline-size: 100%;
    min-block-size: 2.25rem;
    padding: 0.25rem 0;
    text-align: start;
    background: none;
    border: 0;
  }

  &:not([data-expanded]) > h3 svg {
    transform: rotate(90deg);
  }

  &:dir(ltr):not([data-expanded]) > h3 svg {
    transform: rotate(-90deg);
  }

  & > [role="group"] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
    padding-block: 0.25rem 1rem;
  }
`;

type Opening = Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;

/** Fields that are filled in by themselves and rarely changed. */
export function FoldedSettings({ children, ...opening }: Opening & { children: ReactNode }) {
  const { tasks: w } = useWords();
  return (
    <Disclosure className={folded} {...opening}>
      <Heading level={3}>
        <Button slot="trigger">
          <Drawing name="chevron" size={16} />
          {w.settings}
        </Button>
      </Heading>
      <DisclosurePanel>
        <div>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
