import { css } from '@linaria/core';
import { useThemeOptions } from '../model/page/render-context.tsx';
import { type CardRow, CardRows } from './card-rows.tsx';
import { leadSizes, secondSizes } from './picture-sizes.ts';

/** Rows beside a large card: two to four, so that those below it fill rows of three. */
const besideOf = (count: number) => (count < 3 ? count - 1 : 2 + (count % 3));

/* Without hidden rows: a filtered list is one of equal rows. */
const lead = css`
  &:not(:has(> [hidden])) {
    border: 0;

    & > :first-child > article {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: auto;
      gap: var(--space-4);
      align-content: start;
      padding-block: 0 var(--space-5);

      & img {
        grid-row: auto;
        block-size: 100%;
        aspect-ratio: 16 / 10;
        border-radius: var(--radius-lg);
      }
      & h2,
      & h3 {
        font-size: var(--text-xl);
      }
    }
    & > :last-child {
      border-block-end: 0;
    }
    @container (min-width: 36rem) {
      &[data-lead='0'] > li > article {
        grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
        column-gap: var(--column-gap);
        align-content: center;
        padding: 0;

        & img {
          grid-row: 1 / span 2;
        }
        & > :last-child {
          align-self: start;
        }
        & > :nth-last-child(2) {
          align-self: end;
        }
      }
    }
    @container (min-width: 54rem) {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: clamp(1rem, 2.4cqi, 1.75rem);

      & > li {
        grid-column: span 4;
        border: 0;
        border-block-start: var(--line);
      }
      & > :first-child {
        grid-column: span 7;
        border: 0;
      }
      &[data-lead='0'] > :first-child {
        grid-column: 1 / -1;
      }
      & > :first-child > article {
        padding: 0;
      }
      & > :first-child > article {
        grid-template-rows: 1fr;
      }
      & > :nth-child(2) {
        border: 0;

        & > article {
          padding-block-start: 0;
        }
      }
      & > li > article {
        align-content: start;
      }
      ${[2, 3, 4]
        .map(
          (count) => `&[data-lead='${count}'] {
            & > :first-child { grid-row: 1 / span ${count}; }
            & > :nth-child(n + 2):nth-child(-n + ${count + 1}) { grid-column: span 5; }
            & > :nth-child(n + ${count + 2}) { --small: 5.5rem; --shape: 1; }
            & > :nth-child(n + ${count + 2}):nth-child(-n + ${count + 4}) { margin-block-start: var(--space-6); }
          }`,
        )
        .join('\n')}
      &:is([data-lead='2'], [data-lead='3']) {
        --small: clamp(7rem, 11cqi, 9rem);
      }
      &[data-lead='4'] {
        --small: 6rem;
        --shape: 1;
      }
      /* Two of equal height. */
      &[data-lead='1'] > li {
        grid-column: span 6;
        grid-row: auto;

        & > article {
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-3);
          align-content: start;
          padding: 0;
        }
        & img {
          grid-row: auto;
          aspect-ratio: 16 / 10;
          border-radius: var(--radius-lg);
        }
        & :is(h2, h3) {
          font-size: var(--text-xl);
        }
      }
    }
  }
`;

interface CardLeadProps {
  items: readonly CardRow[];
  headingLevel: 2 | 3;
  isLink?: boolean;
}

/** List of cards with a large first one, and small rows beside and below it; without a picture of the first, equal rows. */
export function CardLead({ items, ...props }: CardLeadProps) {
  const { heads } = useThemeOptions();
  if (!items[0]?.image) return <CardRows items={items} {...props} />;
  const isBeside = heads === 'side' && props.headingLevel === 3;
  const sizes = [leadSizes(isBeside), ...(items.length === 2 && !isBeside ? [secondSizes] : [])];
  return <CardRows items={items} {...props} lead={{ className: lead, beside: besideOf(items.length), sizes }} />;
}
