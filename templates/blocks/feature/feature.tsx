import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { afterText, ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Eyebrow, Section } from '../../parts/section.tsx';
import { from } from '../../theme/tokens.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 1rem + 4vw, 5rem);
  align-items: center;

  @media ${from.large} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);

    &[data-side='start'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    }
    &[data-side='start'] > picture > img {
      order: -1;
    }
  }
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
`;

const heading = css`
  font-size: var(--text-2xl);
`;

const list = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);

  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }
  & svg {
    margin-block-start: 0.3em;
    padding: 0.1875rem;
    border-radius: 50%;
    color: var(--green-700);
    background: var(--green-100);
  }
`;

const picture = css`
  inline-size: min(100%, 36rem);
  margin-inline: auto;
  border-radius: var(--radius-lg);
`;

export function FeatureBlock({ block }: { block: PlannedBlockOf<'feature'> }) {
  return (
    <Section id={block.id}>
      <div className={columns} data-side={block.imageSide ?? 'end'}>
        <div className={words}>
          <div>
            <Eyebrow>{block.eyebrow}</Eyebrow>
            <h2 className={heading}>{block.heading}</h2>
          </div>
          <Prose paragraphs={block.text} />
          {block.list && (
            <ul className={list}>
              {block.list.map((item) => (
                <li key={item}>
                  <Icon name="check" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          )}
          {block.action && (
            <p className={afterText}>
              <ButtonLink action={block.action} />
            </p>
          )}
        </div>
        <Picture image={block.image} className={picture} />
      </div>
    </Section>
  );
}
