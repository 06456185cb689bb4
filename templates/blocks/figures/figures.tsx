import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { Section } from '../../parts/section.tsx';

const list = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));

  &:not(:has(> :nth-child(3))) {
    max-inline-size: 48rem;
  }

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline-start: var(--space-5);
    border-inline-start: 3px solid var(--gold-500);
  }
  & dd {
    font-size: clamp(2.75rem, 2rem + 3vw, 4.5rem);
    font-weight: 700;
    line-height: 1.15;
    color: var(--green-700);
  }
  & dt {
    color: var(--ink-soft);
  }
`;

export function FiguresBlock({ block }: { block: PlannedBlockOf<'figures'> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} text={block.text}>
      <dl className={list}>
        {block.items.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
