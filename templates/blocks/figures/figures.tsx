import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { Frieze, Motif } from '../../parts/motif.tsx';
import { Eyebrow } from '../../parts/section.tsx';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--column-gap);
  align-items: center;
  padding-block: clamp(2.5rem, 2rem + 2.5vw, 4.5rem);

  @media ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  }
  & h2 {
    font-size: var(--text-2xl);
  }
  & h2 + p {
    margin-block-start: var(--space-2);
    color: var(--on-ground-soft);
  }
`;

const list = css`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);

  & > div {
    display: grid;
    grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr);
    align-items: center;
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--accent);
  }
  & dd {
    font-size: clamp(3rem, 2rem + 4vw, 5.5rem);
    line-height: 1.15;
    color: var(--accent);
  }
  & dt {
    order: 1;
    color: var(--on-ground-soft);
    text-wrap: balance;
  }
  @media ${from.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));

    & > div {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
  }
  @media print {
    & dd {
      color: inherit;
    }
  }
`;

export function FiguresBlock({ block }: { block: PlannedBlockOf<'figures'> }) {
  return (
    <section id={block.id} className={deepGround} data-own-tone="" data-reveal="">
      <Motif fade="corner" />
      <div className={container}>
        <div className={columns}>
          <div>
            <Eyebrow dark>{block.eyebrow}</Eyebrow>
            <h2>{block.heading}</h2>
            {block.text && <p>{block.text}</p>}
          </div>
          <dl className={list}>
            {block.items.map((figure) => (
              <div key={figure.label}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Frieze />
    </section>
  );
}
