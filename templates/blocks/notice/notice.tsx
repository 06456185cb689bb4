import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { afterText, ButtonLink } from '../../parts/button.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { Picture } from '../../parts/picture.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Eyebrow, Section } from '../../parts/section.tsx';
import { from } from '../../theme/tokens.ts';

const notice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: clamp(1.5rem, 1rem + 3vw, 3.5rem);
  background: #fff;
  border: 1.5px dashed var(--green-300);
  border-radius: var(--radius-lg);

  @media ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-6);

    &:has(picture) {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      align-items: center;
    }
  }
`;

const picture = css`
  inline-size: min(100%, 30rem);
  border-radius: var(--radius-lg);
`;

const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;

  & :is(h1, h2) {
    font-size: var(--text-xl);
  }
  & h1 {
    font-size: var(--text-2xl);
  }
`;

export function NoticeBlock({ block }: { block: PlannedBlockOf<'notice'> }) {
  const Heading = block.titled ? 'h1' : 'h2';
  return (
    <Section id={block.id}>
      <div className={notice}>
        {!block.image && <IconTile icon={block.icon} />}
        <div className={words}>
          <div>
            <Eyebrow>{block.eyebrow}</Eyebrow>
            <Heading>{block.heading}</Heading>
          </div>
          <Prose paragraphs={block.text} />
          {block.action && (
            <p className={afterText}>
              <ButtonLink action={block.action} />
            </p>
          )}
        </div>
        {block.image && <Picture image={block.image} className={picture} />}
      </div>
    </Section>
  );
}
