import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { afterText, ButtonLink } from '../../parts/button.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Eyebrow } from '../../parts/section.tsx';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';

const intro = css`
  padding-block: clamp(2rem, 1.25rem + 3.5vw, 5rem);
`;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1rem + 4vw, 5rem);
  align-items: center;

  @media ${from.large} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
`;

const title = css`
  font-size: var(--text-3xl);
  font-weight: 700;
  line-height: 1.3;
`;

const subtitle = css`
  font-size: var(--text-lg);
  font-weight: 500;
  line-height: 1.6;
  color: var(--green-700);
`;

const picture = css`
  inline-size: min(100%, 40rem);
  margin-inline: auto;
  border-radius: var(--radius-lg);
`;

export function IntroBlock({ block }: { block: PlannedBlockOf<'intro'> }) {
  return (
    <section id={block.id} className={intro}>
      <div className={`${container} ${columns}`}>
        <div className={words}>
          <div>
            <Eyebrow>{block.eyebrow}</Eyebrow>
            <h1 className={title}>{block.title}</h1>
          </div>
          <p className={subtitle}>{block.subtitle}</p>
          <Prose paragraphs={block.text} />
          <p className={afterText}>
            <ButtonLink action={block.action} />
          </p>
        </div>
        <Picture image={block.image} className={picture} />
      </div>
    </section>
  );
}
