import { css } from '@linaria/core';
import { eachNumber } from '../../components/column-count.ts';
import { formatNumber } from '../../components/format-number.ts';
import { inline } from '../../components/inline.tsx';
import { Picture } from '../../components/picture.tsx';
import { column, type PictureSizes } from '../../components/picture-sizes.ts';
import { Section, sectionProps } from '../../components/section.tsx';
import { useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { belowMedium, from, phone } from '../../theme/tokens.ts';
import { mostScenes } from './layout.ts';
import type { Panorama } from './schema.ts';

/** Windows that are large enough for scrolling scenes, without reduced motion. */
const walked =
  'screen and (min-width: 64rem) and (min-height: 36rem) and (orientation: landscape) and (prefers-reduced-motion: no-preference)';

/** A scene is as high as the window between header and text, and at least half as wide. */
const sizes: PictureSizes = {
  steps: [
    [walked, 'max(50vw, 160vh - 20rem)', 1.6],
    ['(min-width: 64rem)', `calc(0.6 * ${column})`],
    [from.medium, column],
    [from.small, '100vw'],
    ['(min-width: 16rem)', '88vw', 1.6],
    ['', '100vw'],
  ],
};

const positions = Array.from({ length: mostScenes - 1 }, (_, index) => {
  return `& > :nth-child(${index + 2}) { --before: ${index + 1}; }`;
}).join('\n');

/* On phones the scenes are one picture that is moved sideways by hand, each with its words below; the next one shows. */
const scroller = css`
  display: contents;

  @media screen and ${phone} {
    display: block;
    margin-inline: calc(-1 * var(--gutter));
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const list = css`
  display: grid;
  gap: clamp(2rem, 1.5rem + 2vw, 4rem);

  ${eachNumber('scenes', mostScenes)}

  @media screen and ${phone} {
    grid-auto-flow: column;
    grid-auto-columns: 88%;
    gap: 0;
  }
  /*
   * One picture of all scenes is moved sideways by the page's own scrolling. Words stay in the flow, a screen of it for each
   * scene, so that keyboard and links find them where they are seen: in a strip below the picture, which they come into from
   * below and leave behind the picture, so that they never cover who is drawn there.
   */
  @supports (animation-timeline: view()) {
    @media ${walked} {
      --stage: calc(100vh - var(--header-height));
      --strip: 7.5rem;
      --view: calc(var(--stage) - var(--strip));
      --wide: max(50vw, 1.6 * var(--view));
      --before: 0;
      --toward: 1;
      gap: 0;
      grid-template-rows: repeat(var(--scenes), minmax(calc(1.1 * var(--stage)), auto));
      inline-size: 100vw;
      margin-inline-start: calc(50% - 50vw);
      margin-block-end: calc(-1 * var(--section-space));
      overflow-x: clip;
      isolation: isolate;
      view-timeline: --walk block;
      view-timeline-inset: var(--header-height) 0;

      ${positions}

      &:dir(ltr) {
        --toward: -1;
      }
    }
  }
`;

const scene = css`
  display: grid;
  gap: var(--space-4) var(--column-gap);
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  @media screen and ${phone} {
    align-content: start;
    scroll-snap-align: start;
  }
  @media ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  @media print {
    grid-template-columns: 9cm minmax(0, 1fr);
    break-inside: avoid;
  }
  @supports (animation-timeline: view()) {
    @media ${walked} {
      grid-area: 1 / 1 / -1 / 1;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
      align-items: start;
      pointer-events: none;

      /* A scene without a picture has its place all the same. */
      & img,
      &:not(:has(img))::before {
        position: sticky;
        inset-block-start: var(--header-height);
        grid-area: 1 / 1 / -1 / 1;
        /* A pixel over the next one, as edges that only touch let the ground through. */
        inline-size: calc(var(--wide) + 1px);
        block-size: var(--view);
        max-inline-size: none;
        max-block-size: none;
        margin-block-end: var(--strip);
        z-index: 1;
        margin-inline-start: calc(var(--before) * var(--wide));
        animation: panorama linear both;
        animation-timeline: --walk;
        animation-range: contain;
      }
      &:not(:has(img))::before {
        content: '';
        background: var(--tint);
      }
    }
  }
  @keyframes panorama {
    to {
      translate: calc(var(--toward) * (var(--scenes) * var(--wide) - 100vw));
    }
  }
`;

const picture = css`
  inline-size: 100%;
  max-block-size: 80vh;
  object-fit: cover;

  @media screen and ${phone} {
    aspect-ratio: 1.6;
  }
  @media screen and ${belowMedium} and (not ${phone}) {
    inline-size: calc(100% + 2 * var(--gutter));
    max-inline-size: none;
    margin-inline: calc(-1 * var(--gutter));
  }
  @media print {
    max-block-size: 7cm;
  }
`;

/* Screen of a scene; the text stays below the picture. */
const screen = css`
  @media screen and ${phone} {
    padding-inline: var(--gutter);
    padding-block-end: var(--space-3);
  }
  @supports (animation-timeline: view()) {
    @media ${walked} {
      grid-column: 1;
      grid-row: calc(var(--before) + 1);
      align-self: stretch;
      min-inline-size: 0;
      padding-inline: max(var(--gutter), 50vw - var(--content) / 2);

      /* The first words begin below the picture and have a screen of their own. */
      li:first-child > & {
        min-block-size: calc(2 * var(--stage));
        padding-block-start: var(--view);
      }
    }
  }
`;

const words = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  align-items: center;

  & > span {
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    aspect-ratio: 1;
    font-size: var(--text-lg);
    font-weight: 550;
    line-height: 1;
    color: var(--on-brand);
    background: var(--brand);
    clip-path: var(--badge, var(--mark));
  }
  & :is(h2, h3) {
    font-size: var(--text-xl);
  }
  & p {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    max-inline-size: var(--measure);
  }
  @media print {
    & > span {
      color: inherit;
      background: none;
    }
  }
  @supports (animation-timeline: view()) {
    @media ${walked} {
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--view));
      grid-template-columns: auto minmax(0, 2fr) minmax(0, 3fr);
      min-block-size: var(--strip);
      column-gap: var(--space-5);
      align-content: center;
      padding-block: var(--space-3);
      pointer-events: auto;

      & > p {
        grid-column: 3;
      }
      & :is(h2, h3, a) {
        scroll-margin-block-start: var(--view);
      }
    }
  }
`;

export function PanoramaBlock({ block }: { block: Planned<Panorama> }) {
  const { site } = useRenderContext().frame;
  const headingId = useUniqueId('panorama');
  const Heading = block.heading ? 'h3' : 'h2';
  return (
    <Section {...sectionProps(block)} headingId={headingId}>
      {/* Without a box, as on large screens, it takes no focus. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways */}
      <div className={scroller} role="group" aria-labelledby={block.heading && headingId} tabIndex={0}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers */}
        <ol className={list} role="list" data-scenes={block.items.length}>
          {block.items.map(({ title, text, image }, index) => (
            <li key={title} className={scene}>
              {image && <Picture image={image} sizes={sizes} className={picture} cropped />}
              <div className={screen}>
                <div className={words}>
                  <span aria-hidden="true">{formatNumber(index + 1, site)}</span>
                  <Heading>{title}</Heading>
                  {text && <p>{inline(text)}</p>}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
