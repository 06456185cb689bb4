import { css } from '@linaria/core';
import { ButtonGroup } from '../../components/button.tsx';
import { inline } from '../../components/inline.tsx';
import { withMotif } from '../../components/motif.tsx';
import { Eyebrow, shownRole } from '../../components/section.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import type { CallToAction } from './schema.ts';

const band = css`
  padding-block: clamp(2rem, 1rem + 3vw, 4rem);

  @media print {
    display: none;
  }
`;

const corners = css`
  clip-path: var(--panel);

  &::after {
    content: '';
    position: absolute;
    inset: 0.625rem;
    pointer-events: none;
    background: var(--panel-fill, var(--accent));
    opacity: 0.5;
    clip-path: var(--panel-line);
  }
  @media (forced-colors: active) {
    clip-path: none;
    border: 1px solid CanvasText;
  }
`;

const panel = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
  align-items: center;
  padding: clamp(2.25rem, 1rem + 4vw, 4.5rem) min(8.5vw, clamp(2rem, 1rem + 4vw, 5rem));

  @media ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & h2 {
    margin-block-end: var(--space-3);
  }
  & h2 + p {
    max-inline-size: var(--measure);
    color: var(--on-ground-soft);
  }
`;

const line = css`
  position: relative;
  padding-block: var(--section-space);

  & > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5) var(--column-gap);
    align-items: center;

    @media ${from.large} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & h2 + p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-2);
    color: var(--ink-soft);
  }
  @media print {
    display: none;
  }
`;

/** Variant on the page background. */
function Line({ block }: { block: Planned<CallToAction> }) {
  return (
    <section id={block.id} className={line} data-part="call" data-role={shownRole(block.headingRole)}>
      <div className={container}>
        <div>
          <div>
            <Eyebrow>{block.eyebrow}</Eyebrow>
            <h2>{inline(block.heading)}</h2>
            <p>{inline(block.text)}</p>
          </div>
          <ButtonGroup actions={block.actions} />
        </div>
      </div>
    </section>
  );
}

export function CallToActionBlock({ block }: { block: Planned<CallToAction> }) {
  const { layout } = useRenderContext();
  if (layout || block.layout === 'line') return <Line block={block} />;
  return (
    <section id={block.id} className={band} data-own-tone="" data-role={shownRole(block.headingRole)}>
      <div className={container}>
        <div className={withMotif(`${deepGround} ${corners}`, 'start')}>
          <div className={panel}>
            <div>
              <Eyebrow dark>{block.eyebrow}</Eyebrow>
              <h2>{inline(block.heading)}</h2>
              <p>{inline(block.text)}</p>
            </div>
            <ButtonGroup actions={block.actions} dark />
          </div>
        </div>
      </div>
    </section>
  );
}
