import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { ButtonGroup } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Motif } from '../../parts/motif.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Eyebrow } from '../../parts/section.tsx';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const hero = css`
  position: relative;
  overflow: hidden;
  color: #fff;
  background: linear-gradient(to bottom, var(--green-800), var(--green-900));
  --focus: var(--gold-400);
  --focus-gap: var(--green-900);

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
  gap: clamp(2rem, 1rem + 4vw, 5rem);
  align-items: center;
  padding-block: clamp(2.5rem, 1.5rem + 4.5vw, 6.5rem);

  @media ${from.large} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

const title = css`
  font-size: var(--text-3xl);
  font-weight: 700;
  line-height: 1.3;
`;

const lead = css`
  font-size: var(--text-lg);
  font-weight: 300;
  color: var(--green-100);
  max-inline-size: 36rem;
`;

const pointList = css`
  display: grid;
  gap: var(--space-2);
  color: #fff;

  & li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & svg {
    flex: none;
    color: var(--gold-400);
  }
`;

const picture = css`
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  border-radius: var(--radius-lg);
  box-shadow: 0 30px 60px -20px rgb(0 0 0 / 0.45);
`;

export function HeroBlock({ block }: { block: PlannedBlockOf<'hero'> }) {
  return (
    <section id={block.id} className={hero}>
      <Motif className={motif} />
      <div className={`${container} ${columns}`}>
        <div className={words}>
          <div>
            <Eyebrow dark>{block.eyebrow}</Eyebrow>
            <h1 className={title}>{block.title}</h1>
          </div>
          <p className={lead}>{block.text}</p>
          {block.points && (
            <ul className={pointList}>
              {block.points.map((point) => (
                <li key={point}>
                  <Icon name="check" size={22} />
                  {point}
                </li>
              ))}
            </ul>
          )}
          <ButtonGroup actions={block.actions} dark />
        </div>
        <Picture image={block.image} className={picture} />
      </div>
    </section>
  );
}
