import { css } from '@linaria/core';
import { ButtonLink } from '../../components/button.tsx';
import { useGround } from '../../components/hero-background.ts';
import { inline } from '../../components/inline.tsx';
import { Eyebrow, shownRole } from '../../components/section.tsx';
import { useThemeOptions, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import { Drawing } from './drawing.tsx';
import type { Rings } from './schema.ts';

const spacing = css`
  position: relative;
  display: grid;
  gap: var(--space-6);
  padding-block: calc(var(--ring-room, 16rem) + var(--space-5)) clamp(3rem, 2rem + 4vw, 6rem);

  @media ${from.medium} {
    --ring-room: clamp(2rem, 1rem + 4vw, 5rem);
  }
  @media ${from.large} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    min-block-size: 46rem;
    align-content: center;
  }
  @media print {
    padding-block: 0;
    min-block-size: 0;
  }
`;

/* Statement across the rings, the largest text of the page. */
const statement = css`
  grid-column: 1 / -1;

  & h2 {
    max-inline-size: 11em;
    font-size: clamp(min(2.75rem, 13vw), min(1.2rem + 5.4vw, 13vw), 5.5rem);
    line-height: 1.2;
  }
  /* Beside the quarter of the rings, and as high. */
  @media ${from.medium} {
    padding-inline-end: 20rem;
    min-block-size: 17rem;
  }
  @media ${from.large} {
    padding: 0;
    min-block-size: 0;
  }
  & h2 + p {
    margin-block-start: var(--space-3);
    max-inline-size: 34rem;
    font-size: var(--text-lg);
    color: var(--on-ground-soft);
  }
`;

const list = css`
  max-inline-size: 36rem;

  & > details {
    border-block-end: 1px solid var(--ground-line);
  }
  & summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-4);
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  /* The ring as it stands in the drawing: filled where it is the chosen one. */
  & summary::before {
    content: '';
    flex: none;
    inline-size: 1.25rem;
    aspect-ratio: 1;
    border: 2px solid var(--accent);
    border-radius: 50%;
    transition: background-color var(--calm);
  }
  & [open] > summary::before {
    background: radial-gradient(var(--accent) 45%, transparent 50%);
  }
  & h3 {
    font-size: var(--text-xl);
    font-weight: 550;
  }
  & summary:hover h3 {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 0.4em;
  }
  & summary + div {
    padding-block-end: var(--space-5);
    padding-inline-start: calc(1.25rem + var(--space-3));
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);

    @media ${from.small} {
      grid-template-columns: minmax(4rem, auto) minmax(0, 1fr);
    }
    margin-block-start: var(--space-4);

    & > div {
      display: contents;
    }
  }
  & dt {
    font-weight: 550;
    color: var(--accent);

    [data-opening] & {
      color: var(--on-ground);
    }
  }
  & dd {
    color: var(--on-ground-soft);
  }
  @media print {
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    & dt {
      color: inherit;
    }
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  grid-column: 1 / -1;
  color: var(--on-ground-soft);
`;

/** Text of a ring, shown when it is opened. */
function RingText({ ring }: { ring: Planned<Rings>['rings'][number] }) {
  return (
    <div>
      <p>{inline(ring.text)}</p>
      {ring.details && (
        <dl>
          {ring.details.map((detail) => (
            <div key={detail.label}>
              <dt>{detail.label}</dt>
              <dd>{inline(detail.text)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

export function RingsBlock({ block }: { block: Planned<Rings> }) {
  const group = useUniqueId('rings');
  const { motif } = useThemeOptions();
  return (
    <section id={block.id} className={deepGround} {...useGround()} data-own-tone="" data-role={shownRole(block.headingRole)}>
      <Drawing names={block.rings.map(({ title }) => title)} motif={motif} />
      <div className={container}>
        <div className={spacing}>
          <div className={statement}>
            <Eyebrow dark>{block.eyebrow}</Eyebrow>
            <h2>{inline(block.heading)}</h2>
            {block.text && <p>{inline(block.text)}</p>}
          </div>
          <div className={list}>
            {block.rings.map((ring, index) => (
              <details key={ring.title} name={group} open={index === 0}>
                <summary>
                  <h3>{ring.title}</h3>
                </summary>
                <RingText ring={ring} />
              </details>
            ))}
          </div>
          {(block.note || block.action) && (
            <div className={foot}>
              {block.action && <ButtonLink action={block.action} look="gold" about={block.heading} />}
              {block.note && <p>{block.note}</p>}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
