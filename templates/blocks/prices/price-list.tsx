import { css } from '@linaria/core';
import { columnCount } from '../../components/column-count.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { asWords, inline, wordsOf } from '../../components/inline.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Value } from '../../components/value.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { PriceListForm } from './form.ts';
import { figures } from './pieces/figures/styles.ts';
import { menu } from './pieces/menu/styles.ts';
import { tiles } from './pieces/tiles/styles.ts';
import type { Prices } from './schema.ts';

/** Width of a price list with its note. */
export const listWidth = css`
  max-inline-size: 60rem;
`;

const list = css`
  border-block-end: var(--line);

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    align-items: baseline;
    padding-block: var(--space-4);
    border-block-start: var(--line);
  }
  & dt {
    flex: 1 1 55%;
    min-inline-size: min(100%, 12rem);
    font-weight: 550;
  }
  & dd {
    color: var(--ink-soft);
    font-size: var(--text-base);
  }
  & dd[data-price] {
    flex: 0 1 auto;
    margin-inline-start: auto;
    text-align: end;
    font-size: var(--text-lg);
    font-weight: 550;
    line-height: 1.5;
    color: var(--brand-ink);
    font-variant-numeric: tabular-nums;
  }
  & dd[data-price] > [data-unit] {
    font-size: 0.8em;
    font-weight: 500;
  }
  & dd[data-price] > small {
    display: block;
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--ink-soft);
  }
  & dd:not([data-price]) {
    flex: 1 0 100%;
    max-inline-size: var(--measure);
  }
`;

const badgeClass = css`
  display: inline-block;
  margin-inline-start: var(--space-3);
  padding: 0 0.625rem;
  font-size: var(--text-sm);
  color: var(--brand-ink);
  background: var(--tint-soft);
  border-radius: 1rem;
`;

type Price = Planned<Prices>['items'][number];

const forms: Record<PriceListForm, string> = {
  list,
  tiles: `${list} ${tiles} ${columnCount}`,
  menu: `${list} ${menu}`,
  figures: `${list} ${figures} ${columnCount}`,
};

/** Price list: a name with its price, and notes below. */
export function PriceList({ items, form }: { items: Price[]; form: PriceListForm }) {
  const hasColumns = form === 'tiles' || form === 'figures';
  return (
    <dl className={forms[form]} data-columns={hasColumns ? gridColumns(items.length, 4) : undefined}>
      {items.map(({ title, price, unit, text, features, badge, action }) => (
        <div key={asWords(title)}>
          <dt>
            {inline(title)}
            {badge && <span className={badgeClass}>{badge}</span>}
          </dt>
          <dd data-price="">
            <Value value={price} />
            {unit && <small>{unit}</small>}
          </dd>
          {text && <dd>{inline(text)}</dd>}
          {features?.map((feature) => (
            <dd key={wordsOf(feature)}>{inline(feature)}</dd>
          ))}
          {action && (
            <dd>
              <TextLink action={action} about={title} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
