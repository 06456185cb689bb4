import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { Motif } from '../../parts/motif.tsx';
import { Picture } from '../../parts/picture.tsx';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const banner = css`
  position: relative;
  overflow: hidden;
  color: #fff;
  background: linear-gradient(to bottom, var(--green-800), var(--green-900));

  @media print {
    color: #000;
    background: none;
  }
`;

const motif = css`
  opacity: 0.09;
`;

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) clamp(2rem, 1rem + 4vw, 5rem);
  align-items: center;
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem);

  @media ${from.medium} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
`;

const title = css`
  font-size: var(--text-3xl);
  font-weight: 700;
  line-height: 1.3;
  margin-block-end: var(--space-4);
`;

const lead = css`
  font-size: var(--text-lg);
  font-weight: 300;
  color: var(--green-100);
  max-inline-size: var(--measure);
`;

const picture = css`
  inline-size: min(100%, 26rem);
  margin-inline: auto;
  border-radius: var(--radius-lg);

  @media ${from.medium} {
    margin-inline: auto 0;
  }
`;

export function BannerBlock({ block }: { block: PlannedBlockOf<'banner'> }) {
  return (
    <section id={block.id} className={banner}>
      <Motif className={motif} />
      <div className={`${container} ${columns}`}>
        <div>
          <h1 className={title}>{block.title}</h1>
          <p className={lead}>{block.text}</p>
        </div>
        <Picture image={block.image} className={picture} />
      </div>
    </section>
  );
}
