import { css } from '@linaria/core';
import { ButtonLink } from '../../components/button.tsx';
import { columnCount } from '../../components/column-count.ts';
import { countedRows, fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { Icon } from '../../components/icon.tsx';
import { asWords, inline, wordsOf } from '../../components/inline.tsx';
import { listForm, placeOf } from '../../components/lists/form.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { emsCount, Value } from '../../components/value.tsx';
import { widestPart } from '../../components/value-parts.ts';
import { withoutNoncharacters } from '../../components/without-noncharacters.ts';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import { type PlansForm, plansForm, priceListForm } from './form.ts';
import { centred } from './pieces/centred/styles.ts';
import { columns } from './pieces/columns/styles.ts';
import { tickets } from './pieces/tickets/styles.ts';
import { listWidth, PriceList } from './price-list.tsx';
import type { Prices } from './schema.ts';

const grid = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;

  @media ${from.medium} {
    &:not([data-columns='1']) {
      ${fullRows(2)}
    }
    &[data-columns='1'] {
      max-inline-size: 32rem;
    }
  }
  @media ${from.large} {
    &:not([data-columns='1'], [data-columns='2']) {
      ${fullRows(3)}
    }
  }
  @media ${from.wide} {
    &:not([data-columns='1']) {
      ${countedRows}
    }
  }
`;

const plan = css`
  position: relative;
  display: flex;
  flex-direction: column;
  --space: clamp(1.25rem, 1rem + 1vw, 2rem);
  gap: var(--space-4);
  block-size: 100%;
  padding: var(--space);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  &[data-featured] {
    border: 2px solid var(--brand);
    box-shadow: var(--shadow-md);
  }
  & :is(h2, h3) {
    font-size: var(--text-lg);
  }
  & > p:last-child {
    margin-block-start: auto;
    padding-block-start: var(--space-2);
  }
  & > p:last-child > a {
    inline-size: 100%;
  }
`;

/* On the border, so that titles of cards in a row are in line. */
const badgeClass = css`
  --half: calc(0.75em + 0.125rem);

  align-self: flex-start;
  margin-block: calc(-1 * (var(--space) + var(--half))) calc(var(--space) - var(--half) - var(--space-4));
  padding: 0.125rem 0.75rem;
  font-size: var(--text-sm);
  line-height: 1.5;
  font-weight: 550;
  color: var(--on-accent);
  background: var(--accent);
  border-radius: 1rem;
`;

const price = css`
  container-type: inline-size;

  & > strong {
    display: block;
    font-size: min(var(--text-3xl), 98cqi / var(--ems));
    font-weight: 550;
    line-height: 1.3;
    color: var(--brand-ink);
    text-wrap: balance;
  }
  & > [data-words] {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  & > span {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

const muted = css`
  font-size: var(--text-base);
  color: var(--ink-soft);
`;

const features = css`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: var(--line);
  font-size: var(--text-base);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-2);
  }
  & svg {
    margin-block-start: 0.3em;
    color: var(--brand-ink);
  }
`;

const noteClass = css`
  margin-block-start: var(--space-4);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  max-inline-size: var(--measure);
`;

type Price = Planned<Prices>['items'][number];

/** Whether a price is a sentence rather than a number. */
const isWords = (value: string) => !/\p{Nd}/u.test(value) && withoutNoncharacters(value).length > 12;

interface PlanProps {
  item: Price;
  headingLevel: 2 | 3;
}

function Plan({ item, headingLevel }: PlanProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={plan} data-featured={item.badge ? '' : undefined}>
      {item.badge && <p className={badgeClass}>{item.badge}</p>}
      <Heading>{inline(item.title)}</Heading>
      <div className={`${price} ${emsCount}`} data-ems={widestPart(item.price)}>
        <strong data-words={isWords(item.price) || undefined}>
          <Value value={item.price} />
        </strong>
        {item.unit && <span>{item.unit}</span>}
      </div>
      {item.text && <p className={muted}>{inline(item.text)}</p>}
      {item.features && (
        <ul className={features}>
          {item.features.map((feature) => (
            <li key={wordsOf(feature)}>
              <Icon name="check" size={20} />
              <span>{inline(feature)}</span>
            </li>
          ))}
        </ul>
      )}
      {item.action && (
        <p>
          <ButtonLink action={item.action} look={item.badge ? 'primary' : 'outline'} about={item.title} />
        </p>
      )}
    </article>
  );
}

const forms: Record<PlansForm, string> = {
  cards: grid,
  centred: `${grid} ${centred}`,
  tickets: `${grid} ${tickets}`,
  columns: `${grid} ${columns}`,
};

export function PricesBlock({ block }: { block: Planned<Prices> }) {
  const theme = useThemeOptions();
  const form = plansForm(block, theme);
  const listedAs = priceListForm(block, theme);
  return (
    <Section {...sectionProps(block)} beside={listedAs ? placeOf(listForm(theme)) : 'side'}>
      <div className={listedAs === 'list' ? listWidth : undefined}>
        {form === undefined ? (
          <PriceList items={block.items} form={listedAs ?? 'list'} />
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
          <ul className={`${forms[form]} ${columnCount}`} role="list" data-columns={gridColumns(block.items.length, 4)}>
            {block.items.map((item) => (
              <li key={asWords(item.title)}>
                <Plan item={item} headingLevel={block.heading ? 3 : 2} />
              </li>
            ))}
          </ul>
        )}
        {block.note && <p className={noteClass}>{inline(block.note)}</p>}
      </div>
    </Section>
  );
}
