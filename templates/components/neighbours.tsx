import { css } from '@linaria/core';
import { from } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';

const pair = css`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [rel='next'] {
      grid-column: 2;
    }
  }

  &:not(:first-child) {
    margin-block-start: clamp(2rem, 1.5rem + 1.5vw, 3.5rem);
  }
  & > a {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4) var(--space-5);
    font-weight: 550;
    color: var(--ink);
    text-decoration: none;
    background: var(--surface);
    border: var(--line);
    border-radius: var(--radius-md);
  }
  & > a:hover {
    border-color: var(--brand-ink);
  }
  & > [rel='next'] {
    text-align: end;
  }
  & span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--brand-ink);
  }
  & > [rel='next'] > span {
    justify-content: end;
  }
  @media print {
    display: none;
  }
`;

interface Neighbour {
  label: string;
  href: string;
}

interface NeighboursProps {
  neighbours: { previous?: Neighbour | undefined; next?: Neighbour | undefined };
  /** Labels: of both together, for screen readers, and of each. */
  words: { around: string; previous: string; next: string };
}

/** Links to previous and next; renders nothing without either. */
export function Neighbours({ neighbours: { previous, next }, words }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav className={pair} aria-label={words.around}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="arrow-back" size={18} />
            {words.previous}
          </span>
          {previous.label}
        </a>
      )}
      {next && (
        <a href={next.href} rel="next">
          <span>
            {words.next}
            <Icon name="arrow-forward" size={18} />
          </span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
