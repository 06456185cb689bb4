import { css } from '@linaria/core';
import type { ReactNode } from 'react';

const facts = css`
  display: grid;
  grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr);
  gap: 0.75rem 1.5rem;

  & > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: inherit;
  }

  & > div + div {
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }

  & dt {
    color: var(--soft);
    overflow-wrap: anywhere;
  }

  & dd {
    overflow-wrap: anywhere;
  }

  @media (max-width: 36rem) {
    & > div {
      gap: 0.125rem;
    }

    & dt,
    & dd {
      grid-column: 1 / -1;
    }
  }
`;

/** Names with their values. */
export function Facts({ of }: { of: { key: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={facts}>
      {of.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
