import { css } from '@linaria/core';
import { columnCount } from '../../components/column-count.ts';
import { formatNumber } from '../../components/format-number.ts';
import { countedRows, fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { IconTile, NumberTile } from '../../components/icon-tile.tsx';
import { asWords, inline } from '../../components/inline.tsx';
import { listAttributes } from '../../components/lists/classes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from, onlyWords, phone } from '../../theme/tokens.ts';
import { hasLead, pointsForm } from './form.ts';
import { lead } from './pieces/lead/styles.ts';
import { row } from './pieces/row/styles.ts';
import type { Points } from './schema.ts';

const list = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);

  @media ${from.medium} {
    ${fullRows(2)}
  }
  &[data-layout='compact'] {
    --least: 12rem;
    gap: 0 var(--space-7);
  }
  @media print {
    &:not([data-layout='steps']) {
      ${fullRows(2)}
    }
  }
  @media screen and ${phone} {
    &[data-dense] {
      gap: 0;
    }
  }
  &[data-layout='steps'] {
    gap: var(--space-6) var(--space-5);
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${from.large} {
    &[data-columns] {
      ${countedRows}
    }
    &[data-layout='steps'] {
      grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr));
    }
  }
`;

const item = css`
  display: flex;
  gap: var(--space-4);

  & h3 {
    font-size: var(--text-lg);
    margin-block-end: var(--space-2);
  }
  & p {
    font-size: var(--text-base);
    color: var(--ink-soft);
  }
  [data-layout='cards'] > & {
    padding: min(6.25vw, clamp(1.25rem, 1rem + 1vw, 2rem));
    background: var(--surface);
    border: var(--line);
    border-radius: var(--radius-lg);
  }
  [data-layout='compact'] > & {
    padding-block: var(--space-5);
    border-block-start: var(--line);
  }
  [data-layout='steps'] > & {
    position: relative;
  }
  [data-layout='steps'] > &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 4.5rem -1.5rem;
    inset-inline-start: calc(2rem - 1px);
    inline-size: 2px;
    background: var(--tint-line);

    @media ${onlyWords} {
      content: none;
    }
  }
  @media ${onlyWords} {
    flex-direction: column;
  }
  /* On phones the text of a long list follows its title in the line, and cards are rows of one. */
  @media screen and ${phone} {
    [data-dense] > & {
      gap: var(--space-3);
      padding-block: 0.625rem;

      & > span {
        inline-size: 2.25rem;
      }
      & > span > svg {
        inline-size: 1.25rem;
        block-size: 1.25rem;
      }
      & > div {
        font-size: var(--text-base);
        line-height: 1.6;
      }
      & h3,
      & p {
        display: inline;
        line-height: inherit;
      }
      & p {
        font-size: var(--text-sm);
      }
      & h3 {
        margin-inline-end: 0.5em;
        font-size: inherit;
      }
    }
    [data-dense][data-layout='cards'] > &:not(:first-child) {
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    [data-dense][data-layout='cards'] > &:not(:last-child) {
      border-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  @media ${from.large} {
    [data-layout='cards'] > & {
      flex-direction: column;
    }
    [data-layout='steps'] > & {
      flex-direction: column;
    }
    [data-layout='steps'] > &:not(:last-child)::after {
      inset-block: calc(2rem - 1px) auto;
      inset-inline: 4.75rem -0.75rem;
      inline-size: auto;
      block-size: 2px;
    }
  }
`;

function Words({ point }: { point: Planned<Points>['items'][number] }) {
  return (
    <div>
      <h3>{inline(point.title)}</h3>
      <p>{inline(point.text)}</p>
    </div>
  );
}

/** Attributes of the list in the default form, centred or not, or in one of the others. */
function useListAttributes(block: Planned<Points>) {
  const { layout } = useRenderContext();
  const theme = useThemeOptions();
  const form = pointsForm(block, theme);
  const count = block.items.length;
  if (form !== 'plain' && form !== 'row') {
    // The lead has columns of its own.
    return hasLead(block, theme)
      ? { className: listAttributes(form, count, `${list} ${lead}`).className }
      : listAttributes(form, count, list);
  }
  const isCompact = block.layout === 'compact';
  // In a conversation each title is a large word.
  const isDense = block.layout !== 'steps' && count > 4 && layout !== 'conversation';
  return {
    className: [list, form === 'row' && row, columnCount].filter(Boolean).join(' '),
    'data-layout': block.layout,
    // Four items of a compact list are in two columns.
    'data-columns': isCompact && count === 4 ? 2 : gridColumns(count, isCompact ? 4 : 5),
    'data-dense': isDense ? '' : undefined,
  };
}

export function PointsBlock({ block }: { block: Planned<Points> }) {
  const { site } = useRenderContext().frame;
  const isSteps = block.layout === 'steps';
  const List = isSteps ? 'ol' : 'ul';
  return (
    <Section {...sectionProps(block)} beside={isSteps ? undefined : 'side'}>
      {/* Safari drops the list role of lists without markers. */}
      <List {...useListAttributes(block)} data-part={isSteps ? 'steps' : 'points'} role="list">
        {block.items.map((point, index) => (
          <li key={asWords(point.title)} className={item}>
            {isSteps ? (
              <NumberTile number={formatNumber(index + 1, site)} />
            ) : (
              <IconTile icon={point.icon} small={block.layout === 'compact'} />
            )}
            <Words point={point} />
          </li>
        ))}
      </List>
    </Section>
  );
}
