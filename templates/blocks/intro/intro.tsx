import { css } from '@linaria/core';
import { afterText, ButtonLink } from '../../components/button.tsx';
import { FramedPicture } from '../../components/framed-picture.tsx';
import { IconTile } from '../../components/icon-tile.tsx';
import { inline } from '../../components/inline.tsx';
import { withMotif } from '../../components/motif.tsx';
import { isOverviewBelow } from '../../components/openings/forms.ts';
import { useOpening } from '../../components/openings/opening.ts';
import { bleedingScene } from '../../components/picture-sizes.ts';
import { Prose } from '../../components/prose.tsx';
import { Eyebrow } from '../../components/section.tsx';
import { pageTitle, twoColumns, words } from '../../components/two-columns.ts';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { layoutsWithRest } from '../../schema/route-layouts.ts';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import type { Intro } from './schema.ts';

const intro = css`
  position: relative;
  overflow: clip;
  padding-block: clamp(2rem, 1.25rem + 3.5vw, 5rem);
  background: linear-gradient(to bottom, var(--band), var(--paper));
  --motif: var(--rule);
`;

const subtitle = css`
  font-size: var(--text-lg);
  font-weight: 500;
  line-height: 1.6;
  color: var(--brand-ink);
`;

/* Same as in other sections. */
const rest = css`
  position: relative;
  padding-block: var(--section-space);

  &:first-child dl {
    margin-block-start: 0;
  }
`;

const glance = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-block-start: clamp(2rem, 1.25rem + 2.5vw, 4rem);
  overflow: clip;
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  @media ${from.large} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  & > div {
    --space: clamp(1.125rem, 0.9rem + 1vw, 1.75rem);
    position: relative;
    padding: var(--space);
    padding-inline-start: calc(var(--space) + min(4rem, 20vw));

    /* Each draws the line before itself; the one at the edge is cut off. */
    margin-block-start: -1px;
    margin-inline-start: -1px;
    border-block-start: var(--line);
    border-inline-start: var(--line);
  }
  & dt > span {
    position: absolute;
    inset-block-start: var(--space);
    inset-inline-start: var(--space);
  }
  & dt {
    margin-block-end: var(--space-1);
    font-weight: 600;
    line-height: 1.5;
    color: var(--brand-ink);
  }
  & dd {
    font-size: var(--text-base);
    color: var(--ink-soft);
    text-wrap: balance;
  }
`;

function Glance({ items }: { items: Planned<Intro>['glance'] }) {
  return (
    items && (
      <dl className={glance} data-part="facts">
        {items.map((item) => (
          <div key={item.label}>
            <dt>
              <IconTile icon={item.icon} small />
              {item.label}
            </dt>
            <dd>{inline(item.text)}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

/** Overview of the page, for layouts and forms of openings that show it further down. */
export function IntroRest({ block }: { block: Planned<Intro> }) {
  return (
    block.glance && (
      <section data-rest="" className={rest}>
        <div className={container}>
          <Glance items={block.glance} />
        </div>
      </section>
    )
  );
}

export function IntroBlock({ block }: { block: Planned<Intro> }) {
  const { layout } = useRenderContext();
  const theme = useThemeOptions();
  const hasRest = layout ? layoutsWithRest.has(layout) : isOverviewBelow(theme);
  const { className, attributes, part, picture } = useOpening({
    opens: 'offer',
    hasPicture: block.image !== undefined,
    isFixed: layout !== undefined,
  });
  return (
    <section id={block.id} className={withMotif(intro) + className} data-part="opening" {...attributes}>
      <div className={container}>
        <div className={twoColumns} {...part('row')}>
          <div className={words} {...part('words')}>
            <div {...part('title')}>
              <Eyebrow>{block.eyebrow}</Eyebrow>
              <h1 className={pageTitle}>{inline(block.title)}</h1>
            </div>
            {block.subtitle && (
              <p className={subtitle} data-part="lede">
                {block.subtitle}
              </p>
            )}
            <Prose paragraphs={block.text} />
            {block.action && (
              <p className={afterText}>
                <ButtonLink action={block.action} about={block.title} />
              </p>
            )}
          </div>
          {block.image && (
            <FramedPicture image={block.image} sizes={layout === 'conversation' ? bleedingScene : undefined} {...picture} />
          )}
        </div>
        {!hasRest && <Glance items={block.glance} />}
      </div>
    </section>
  );
}
