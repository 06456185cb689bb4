import { css } from '@linaria/core';
import { useRenderContext } from '../../page/render-context.tsx';
import { Card } from '../../parts/card.tsx';
import { cardColumns } from '../../parts/card-columns.ts';
import { columnCount } from '../../parts/column-count.ts';
import { gridColumns } from '../../parts/grid-columns.ts';
import { gridSizes, shapedCardSizes } from '../../parts/picture-sizes.ts';
import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { from } from '../../theme/tokens.ts';
import type { CardGrid } from './schema.ts';

const grid = css`
  @media ${from.wide} {
    &:not([data-columns='1']) {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
  @media print, ${from.large} {
    &[data-columns='4']:not(:has(> :nth-child(5))) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media print {
    &[data-columns] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 1rem;
    }
    /* One alone in the last row lies across it. */
    &[data-columns] > li:last-child:nth-child(3n + 1):not([data-columns='4'] > li:nth-child(4)) {
      grid-column: 1 / -1;
    }
    &[data-columns] > li:last-child:nth-child(3n) {
      grid-column: auto;
    }
  }
`;

export function CardGridBlock({ block }: { block: Planned<CardGrid> }) {
  const { layout } = useRenderContext();
  const columns = gridColumns(block.cards.length, 4);
  const sizes = gridSizes(block.cards.length, columns);
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={`${cardColumns} ${grid} ${columnCount}`} role="list" data-part="cards" data-columns={columns}>
        {block.cards.map((card, index) => (
          <li key={card.name} data-reveal="" data-stagger={card.id}>
            <Card
              card={card}
              headingLevel={block.heading ? 3 : 2}
              sizes={shapedCardSizes(layout, index === 0 && block.cards.length > 2, sizes)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
