import { css } from '@linaria/core';
import { Splide } from '@splidejs/react-splide';
import { type FocusEvent, useRef, useState } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';
import { onlyWords } from '../../theme/tokens.ts';
import { gap, geometryOptions, oneSlide, slideWidth } from './geometry.ts';
import { ownNodes, restoreRoles } from './roles.ts';
import type { Carousel } from './schema.ts';

type SplideInstance = NonNullable<Splide['splide']>;

/* Replaces Splide's style sheet: logical properties, and nothing is hidden. */
const carousel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);

  @media ${onlyWords} {
    && {
      --slides: 1;
      --bleed: 0;
    }
  }

  /* First for the keyboard, so that what moves can be stopped; below for the eye, in one line with the dots. */
  & > .splide__track {
    grid-column: 1 / -1;
  }
  & > :not(.splide__track) {
    grid-row: 2;
  }

  & .splide__track {
    /* Room for shadows and focus rings. Splide resets padding at the sides. */
    margin-block: -0.75rem;
    padding-block: 0.75rem;
    overflow-x: auto;
    scroll-snap-type: inline mandatory;

    @media (scripting: enabled) {
      scrollbar-width: none;
    }
    @media print {
      overflow: visible;
    }
  }
  & .splide__list {
    display: flex;
    block-size: 100%;
    backface-visibility: hidden;

    @media print {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 1rem;
      block-size: auto;
      transform: none !important;
      backface-visibility: visible;
    }
  }
  & .splide__slide {
    flex-shrink: 0;
    inline-size: ${slideWidth('var(--slides)')};
    margin-inline-end: ${gap};
    scroll-snap-align: start;
  }
  & .splide__slide:last-child {
    margin-inline-end: 0;
  }
  & .splide__slide > div {
    block-size: 100%;
  }
  @media print {
    & .splide__slide {
      inline-size: auto !important;
      margin: 0 !important;
    }
    & :is(.splide__slide--clone, .splide__pagination) {
      display: none !important;
    }
    &.is-initialized .splide__track {
      clip-path: none;
    }
  }
  &.is-initialized .splide__track {
    --edge: calc(-0.5rem - var(--bleed) * (var(--gutter) - 0.5rem));
    overflow: visible;
    clip-path: inset(-1rem -0.5rem -1rem var(--edge));

    &:dir(ltr) {
      clip-path: inset(-1rem var(--edge) -1rem -0.5rem);
    }
    scroll-snap-type: none;
    position: relative;
    z-index: 0;
  }
  &.is-initialized .splide__slide:last-child {
    margin-inline-end: ${gap};
  }
  & .splide__sr {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & .splide__pagination {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    grid-column: 1;
    margin-inline-start: -0.125rem;
  }
  & .splide__pagination__page {
    display: grid;
    place-items: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    border: 0;
    background: none;
  }
  & .splide__pagination__page::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border-radius: 999px;
    background: var(--control);
    transition: inline-size var(--quick), background-color var(--quick);
  }
  & .splide__pagination__page:hover::before {
    background: var(--brand-hover);
  }
  & .splide__pagination__page.is-active::before {
    inline-size: 1.5rem;
    background: var(--brand);
  }
  @media (forced-colors: active) {
    & .splide__pagination__page::before {
      background: ButtonText;
    }
    & .splide__pagination__page.is-active::before {
      background: Highlight;
    }
  }
`;

const controls = css`
  grid-column: 2;
  display: flex;
  justify-content: flex-end;
  gap: var(--space-2);
  min-block-size: 2.75rem;

  .splide:not(.is-initialized) > & {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
  & > div {
    display: flex;
    gap: var(--space-2);
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    color: var(--brand-ink);
    background: var(--surface);
    border: 1.5px solid var(--rule);
    border-radius: 50%;
    transition: color var(--quick), background-color var(--quick), border-color var(--quick);
  }
  & button:hover {
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand-ink);
  }
  & button:disabled {
    opacity: 0.4;
    cursor: default;

    @media (forced-colors: active) {
      opacity: 1;
    }
  }
  & [data-playing='true'] > [data-icon-of='play'],
  & [data-playing='false'] > [data-icon-of='pause'] {
    display: none;
  }
`;

interface CarouselProps {
  id: string;
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  className: string;
  /** Media query of text so large that words do not fit beside a second slide. */
  narrow: string;
  direction: 'rtl' | 'ltr';
  options: Pick<Carousel, 'slides' | 'breakpoints' | 'step' | 'autoplay' | 'speed' | 'loop' | 'dots' | 'arrows'>;
  labels: Record<'pause' | 'play', string>;
  /** Splide's texts. */
  i18n: Record<string, string>;
}

/**
 * Carousel of cards. Rotation pauses on hover; keyboard focus stops it until the visitor restarts it; with reduced motion it
 * never starts by itself. https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ and WCAG 2.2.2
 */
export function Island({ id, labelledBy, className, narrow, direction, options, labels, i18n }: CarouselProps) {
  const ref = useRef<Splide>(null);
  const [isPlaying, setPlaying] = useState(options.autoplay !== false);

  const setRotation = (playing: boolean) => {
    const autoplay = ref.current?.splide?.Components.Autoplay;
    if (playing) autoplay?.play();
    else autoplay?.pause();
    setPlaying(playing);
  };

  const onMounted = (splide: SplideInstance) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
    const restore = () => restoreRoles(splide.root);
    restore();
    splide.on('updated refresh resized pagination:updated', restore);
  };

  const stopOnKeyboardFocus = ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isPlaying || !target.matches(':focus-visible')) return;
    const isOnToggle = target.closest('[data-playing]') !== null;
    const cameFromInside = currentTarget.contains(relatedTarget);
    if (!(isOnToggle && cameFromInside)) setRotation(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles focus of the controls inside and is not a control itself
    <div onFocus={stopOnKeyboardFocus}>
      <Splide
        ref={ref}
        id={id}
        className={`${carousel} ${className}`}
        hasTrack={false}
        onMounted={onMounted}
        options={{
          ...(typeof matchMedia === 'function' && matchMedia(narrow).matches ? oneSlide : geometryOptions(options)),
          type: options.loop ? 'loop' : 'slide',
          direction,
          gap,
          perMove: options.step,
          speed: options.speed,
          autoplay: options.autoplay !== false,
          interval: options.autoplay || undefined,
          pauseOnHover: true,
          pauseOnFocus: false,
          pagination: options.dots,
          arrows: options.arrows,
          labelledby: labelledBy,
          focusableNodes: ownNodes,
          reducedMotion: { speed: 0, rewindSpeed: 0, autoplay: 'pause' },
          i18n,
        }}
      >
        <div className={controls}>
          {options.autoplay !== false && (
            <button
              type="button"
              data-playing={isPlaying}
              aria-label={isPlaying ? labels.pause : labels.play}
              onClick={() => setRotation(!isPlaying)}
            >
              <Slot as="span" name="pause" data-icon-of="pause" />
              <Slot as="span" name="play" data-icon-of="play" />
            </button>
          )}
          {options.arrows && (
            <div className="splide__arrows">
              <button type="button" className="splide__arrow splide__arrow--prev" aria-label={i18n.prev}>
                <Slot as="span" name="previous" />
              </button>
              <button type="button" className="splide__arrow splide__arrow--next" aria-label={i18n.next}>
                <Slot as="span" name="next" />
              </button>
            </div>
          )}
        </div>
        <div className="splide__track">
          <Slot as="ul" name="slides" className="splide__list" role="list" />
        </div>
        {options.dots && <ul className="splide__pagination" suppressHydrationWarning />}
      </Splide>
    </div>
  );
}
