import { css } from '@linaria/core';
import { Card } from '../../components/card.tsx';
import { cardColumns } from '../../components/card-columns.ts';
import { columnCount } from '../../components/column-count.ts';
import { countedRows, fullRows } from '../../components/full-rows.ts';
import { gridColumns } from '../../components/grid-columns.ts';
import { gridSizes, shapedCardSizes } from '../../components/picture-sizes.ts';
import { Section } from '../../components/section.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { CardGrid } from './schema.ts';

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

export function CardGridBlock({ block }: { block: Planned<CardGrid> }) {
  const { layout } = useRenderContext();
  const columns = gridColumns(block.cards.length, 4);
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
      beside="side"
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={`${cardColumns} ${grid} ${columnCount}`} role="list" data-part="cards" data-columns={columns}>
        {block.cards.map((card, index) => (
          <li key={card.name} data-reveal="" data-stagger={card.id}>
            <Card
              card={card}
              headingLevel={block.heading ? 3 : 2}
              sizes={shapedCardSizes(
                layout,
                index === 0 && block.cards.length > 2,
                gridSizes(block.cards.length, columns, index === 0),
              )}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
