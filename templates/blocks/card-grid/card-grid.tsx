import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { Card } from '../../parts/card.tsx';
import { Section } from '../../parts/section.tsx';

const grid = css`
  display: grid;
  gap: clamp(1rem, 0.5rem + 1.5vw, 1.75rem);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));

  &[data-count='3'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  & > li[hidden] {
    display: none;
  }
`;

export function CardGridBlock({ block }: { block: PlannedBlockOf<'card-grid'> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} text={block.text} action={block.action}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
      <ul className={grid} role="list" data-count={block.cards.length}>
        {block.cards.map((card) => (
          <li key={card.name} data-reveal="" data-stagger={card.id}>
            <Card card={card} headingLevel={block.heading ? 3 : 2} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
