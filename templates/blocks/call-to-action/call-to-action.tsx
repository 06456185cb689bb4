import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { ButtonGroup } from '../../parts/button.tsx';
import { Motif } from '../../parts/motif.tsx';
import { Eyebrow } from '../../parts/section.tsx';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const band = css`
  padding-block: clamp(2rem, 1rem + 3vw, 4rem);

  @media print {
    display: none;
  }
`;

const panel = css`
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-7);
  align-items: center;
  padding: clamp(1.75rem, 1rem + 3.5vw, 4.5rem);
  color: #fff;
  background: var(--green-800);
  border-radius: var(--radius-lg);
  --focus: var(--gold-400);
  --focus-gap: var(--green-900);

  @media ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & > :not(svg) {
    position: relative;
  }
  & h2 {
    font-size: var(--text-2xl);
    margin-block-end: var(--space-3);
  }
  & h2 + p {
    max-inline-size: var(--measure);
    color: var(--green-100);
  }
`;

const motif = css`
  opacity: 0.1;
`;

export function CallToActionBlock({ block }: { block: PlannedBlockOf<'call-to-action'> }) {
  return (
    <section id={block.id} className={band} data-own-tone="" data-reveal="">
      <div className={container}>
        <div className={panel}>
          <Motif className={motif} />
          <div>
            <Eyebrow dark>{block.eyebrow}</Eyebrow>
            <h2>{block.heading}</h2>
            <p>{block.text}</p>
          </div>
          <ButtonGroup actions={block.actions} dark />
        </div>
      </div>
    </section>
  );
}
