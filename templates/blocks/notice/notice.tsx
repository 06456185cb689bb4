import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { afterText, ButtonLink } from '../../parts/button.tsx';
import { FramedPicture } from '../../parts/framed-picture.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Eyebrow, Section } from '../../parts/section.tsx';
import { from } from '../../theme/tokens.ts';

const notice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--panel-space);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  @media ${from.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-6);

    &:has(img) {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      align-items: center;
    }
  }
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
        {block.image && <FramedPicture image={block.image} small />}
      </div>
    </Section>
  );
}
