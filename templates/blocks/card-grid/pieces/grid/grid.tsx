import { css } from '@linaria/core';
import { Card } from '../../../../components/card.tsx';
import { cardColumns } from '../../../../components/card-columns.ts';
import { columnCount } from '../../../../components/column-count.ts';
import { countedRows, fullRows } from '../../../../components/full-rows.ts';
import { gridColumns } from '../../../../components/grid-columns.ts';
import { gridSizes, shapedCardSizes, sideSizes } from '../../../../components/picture-sizes.ts';
import { useRenderContext, useThemeOptions } from '../../../../model/page/render-context.tsx';
import type { PlannedCard } from '../../../../model/planned/planned.ts';
import { from } from '../../../../theme/tokens.ts';

const grid = css`
  @media ${from.wide} {
    &:not([data-columns='1']) {
      ${countedRows}
    }
  }
  @media print, ${from.large} {
    &[data-columns='4']:not(:has(> :nth-child(5))) {
      ${fullRows(4)}
    }
  }
  @media print {
    &[data-columns] {
      ${fullRows(3)}
      gap: 1rem;
    }
  }
`;

interface CardsInGridProps {
  cards: readonly PlannedCard[];
  headingLevel: 2 | 3;
  /** Beside the heading of the section. */
  isBeside: boolean;
}

/** Cards of a collection in a grid. */
export function CardsInGrid({ cards, headingLevel, isBeside }: CardsInGridProps) {
  const { layout } = useRenderContext();
  const isNarrow = useThemeOptions().heads === 'side' && isBeside;
  const count = cards.length;
  const columns = gridColumns(count, 4);
  const sizesAt = (index: number) => (isNarrow ? sideSizes(count, index === 0) : gridSizes(count, columns, index === 0));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul className={`${cardColumns} ${grid} ${columnCount}`} role="list" data-part="cards" data-columns={columns}>
      {cards.map((card, index) => (
        <li key={card.name} data-reveal="" data-stagger={card.id}>
          <Card
            card={card}
            headingLevel={headingLevel}
            sizes={shapedCardSizes(layout, index === 0 && count > 2, sizesAt(index))}
          />
        </li>
      ))}
    </ul>
  );
}
