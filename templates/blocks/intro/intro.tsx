import { css } from '@linaria/core';
import type { PlannedBlockOf } from '../../page-plan.ts';
import { afterText, ButtonLink } from '../../parts/button.tsx';
import { FramedPicture } from '../../parts/framed-picture.tsx';
import { IconTile } from '../../parts/icon-tile.tsx';
import { Motif } from '../../parts/motif.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Eyebrow } from '../../parts/section.tsx';
import { pageTitle, twoColumns, words } from '../../parts/two-columns.ts';
import { container } from '../../theme/base.ts';

const intro = css`
  position: relative;
  overflow: clip;
  padding-block: clamp(2rem, 1.25rem + 3.5vw, 5rem);
  background: linear-gradient(to bottom, var(--band), var(--paper));
`;

const motif = css`
  stroke: var(--rule);
`;

const subtitle = css`
  font-size: var(--text-lg);
  font-weight: 500;
  line-height: 1.6;
  color: var(--brand-ink);
`;

const glance = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 1px;
  margin-block-start: clamp(2rem, 1.25rem + 2.5vw, 4rem);
  overflow: clip;
  background: var(--rule);
  border: var(--line);
  border-radius: var(--radius-lg);

  & > div {
    --space: clamp(1.125rem, 0.9rem + 1vw, 1.75rem);
    position: relative;
    padding: var(--space);
    padding-inline-start: calc(var(--space) + min(4rem, 20vw));
    background: var(--surface);
  }
  & dt > span {
    position: absolute;
    inset-block-start: var(--space);
    inset-inline-start: var(--space);
  }
  & dt {
    font-weight: 600;
    color: var(--brand-ink);
  }
  & dd {
    font-size: var(--text-base);
    color: var(--ink-soft);
  }
`;

export function IntroBlock({ block }: { block: PlannedBlockOf<'intro'> }) {
  return (
    <section id={block.id} className={intro}>
      <Motif className={motif} fade="corner" />
      <div className={container}>
        <div className={twoColumns}>
          <div className={words}>
            <div>
              <Eyebrow>{block.eyebrow}</Eyebrow>
              <h1 className={pageTitle}>{block.title}</h1>
            </div>
            <p className={subtitle}>{block.subtitle}</p>
            <Prose paragraphs={block.text} />
            <p className={afterText}>
              <ButtonLink action={block.action} />
            </p>
          </div>
          <FramedPicture image={block.image} />
        </div>
        {block.glance && (
          <dl className={glance}>
            {block.glance.map((item) => (
              <div key={item.label}>
                <dt>
                  <IconTile icon={item.icon} small />
                  {item.label}
                </dt>
                <dd>{item.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
